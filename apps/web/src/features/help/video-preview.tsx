import { videoEmbedOf } from "@chave/contract";
import { Stack, Text } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useTranslation } from "react-i18next";
import { RichTextVideo } from "#web/components/rich-text-video.tsx";

/** What becomes of the address, while it is typed. */
export function VideoPreview({ url }: { url: string }) {
  const { t } = useTranslation("help");
  const [typed] = useDebouncedValue(url.trim(), 500);
  if (!/^https?:\/\/[^\s/]+\.[^\s/]+/i.test(typed)) return null;
  const isVideo = videoEmbedOf(typed) !== null;
  return (
    <Stack gap="xs" mt="sm" role="status">
      <Text size="sm" c="dimmed">
        {t(isVideo ? "admin.videoEmbedded" : "admin.videoLink")}
      </Text>
      <RichTextVideo url={typed} title={t("admin.previewVideo")} linkLabel={t("watchVideo")} />
    </Stack>
  );
}
