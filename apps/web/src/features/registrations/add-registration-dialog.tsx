import type { Category, CategoryId, EventId } from "@chave/contract";
import { Modal } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { AddRegistrationForm } from "./add-registration-form.tsx";

type Props = {
  eventId: EventId;
  categories: readonly Category[];
  /** The category that the list is filtered by. */
  categoryId?: CategoryId;
  onClose: () => void;
};

export function AddRegistrationDialog({ onClose, ...form }: Props) {
  const { t } = useTranslation(["registrations", "common"]);
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t("add.title")}
      closeButtonProps={{ "aria-label": t("common:action.close") }}
    >
      <AddRegistrationForm {...form} onClose={onClose} />
    </Modal>
  );
}
