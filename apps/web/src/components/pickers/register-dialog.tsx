import { Modal, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { DirectoryKind } from "#web/lib/directory.ts";
import { RegisterForm } from "./register-form.tsx";

type Props = {
  kind: DirectoryKind;
  name: string;
  onClose: () => void;
  /** Of the new one, or of one that was there already. */
  onPick: (id: string) => void;
};

/** Registers what a picker does not find, and picks it. */
export function RegisterDialog({ kind, name, onClose, onPick }: Props) {
  const { t } = useTranslation(["gyms", "common"]);
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t(`${kind}.register.title`)}
      closeButtonProps={{ "aria-label": t("common:action.close") }}
    >
      <Text c="dimmed" mb="md">
        {t(`${kind}.register.dialogLead`)}
      </Text>
      <RegisterForm kind={kind} name={name} onRegistered={({ id }) => onPick(id)} onPick={onPick} />
    </Modal>
  );
}
