import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

type Props = {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** Names what will be lost. */
  children: ReactNode;
  /** The act itself, as a verb: "Delete 12 categories". */
  confirm: string;
  onConfirm: () => void;
  loading?: boolean;
};

/** Asks before something is lost. The way back has the focus. */
export function ConfirmDialog({
  opened,
  onClose,
  title,
  children,
  confirm,
  onConfirm,
  loading,
}: Props) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      closeButtonProps={{ "aria-label": t("action.close") }}
    >
      <Stack>
        <Text component="div">{children}</Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} data-autofocus>
            {t("action.cancel")}
          </Button>
          <Button color="red" onClick={onConfirm} loading={loading}>
            {confirm}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
