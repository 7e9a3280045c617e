import { type ImageShape, imageLimits, imageTypes } from "@chave/contract";
import { Button, FileButton, Group, Input, Progress, Text } from "@mantine/core";
import { IconPhoto, IconTrash, IconUpload } from "@tabler/icons-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import classes from "./image-field.module.css";
import { useImageUpload } from "./use-image-upload.ts";

type Props = {
  label: string;
  description?: string;
  shape: ImageShape;
  /** What `POST /api/images` answered, or null without a picture. */
  value?: string | null;
  onChange?: (imagePath: string | null) => void;
  error?: React.ReactNode;
};

/** A picture: chosen, sent while its progress is shown, and shown as it will look. */
export function ImageField({
  label,
  description,
  shape,
  value = null,
  onChange,
  error,
  ...props
}: Props) {
  const { t } = useTranslation("people");
  const { sending, refusal, send, forget } = useImageUpload(shape, (path) => onChange?.(path));
  const resetInput = useRef<() => void>(null);
  const shown = sending?.preview ?? value;

  const choose = (file: File | null) => {
    if (file) void send(file);
    // The same file, mended meanwhile, may be chosen again.
    resetInput.current?.();
  };

  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      description={description ?? t("fields.imageHint", imageLimits)}
      error={refusal ?? error}
      errorProps={{ role: "alert" }}
    >
      <div className={classes.field} data-shape={shape}>
        <div className={classes.frame}>
          {shown ? (
            <img src={shown} alt={t("fields.imagePreview", { name: label })} />
          ) : (
            <IconPhoto size={32} stroke={1.5} aria-hidden />
          )}
        </div>
        {sending ? (
          <div className={classes.progress}>
            <Text size="sm" className="figures">
              {t("fields.imageSending", { percent: Math.round(sending.sent * 100) })}
            </Text>
            <Progress
              value={sending.sent * 100}
              aria-label={t("fields.imageProgress", { name: label })}
            />
          </div>
        ) : (
          <Group gap="sm">
            <FileButton onChange={choose} accept={imageTypes.join(",")} resetRef={resetInput}>
              {(button) => (
                <Button
                  {...button}
                  {...pathOf(props)}
                  variant="default"
                  leftSection={<IconUpload size={18} aria-hidden />}
                  aria-label={`${t(value ? "fields.imageChange" : "fields.imageChoose")}: ${label}`}
                >
                  {t(value ? "fields.imageChange" : "fields.imageChoose")}
                </Button>
              )}
            </FileButton>
            {value && (
              <Button
                variant="subtle"
                leftSection={<IconTrash size={18} aria-hidden />}
                aria-label={`${t("fields.imageRemove")}: ${label}`}
                onClick={() => {
                  forget();
                  onChange?.(null);
                }}
              >
                {t("fields.imageRemove")}
              </Button>
            )}
          </Group>
        )}
      </div>
    </Input.Wrapper>
  );
}

/** A form finds the field it focuses by this. */
const pathOf = (props: object) => ({
  "data-path": (props as Record<string, string | undefined>)["data-path"],
});
