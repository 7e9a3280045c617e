import { Button, Group, Modal, Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { copyText } from "#web/lib/copy-text.ts";

type Props = { name: string; link: string; onClose: () => void };

/** Where the server sends no mail the organizer hands the invitation on. Only this once: just its hash is kept. */
export function InvitationLink({ name, link, onClose }: Props) {
  const { t } = useTranslation(["staff", "common"]);
  const [copied, setCopied] = useState<boolean | null>(null);
  const address = new URL(link, window.location.origin).href;
  const copy = async () => setCopied(await copyText(address));

  return (
    <Modal
      opened
      onClose={onClose}
      title={t("link.title", { name })}
      closeOnClickOutside={false}
      closeButtonProps={{ "aria-label": t("common:action.close") }}
    >
      <Stack>
        <Text>{t("link.why")}</Text>
        <TextInput
          label={t("link.label")}
          value={address}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <Text role="status" c="dimmed" mih={24}>
          {copied === true && t("link.copied")}
          {copied === false && t("link.byHand")}
        </Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t("link.done")}
          </Button>
          <Button onClick={copy} data-autofocus>
            {t("link.copy")}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
