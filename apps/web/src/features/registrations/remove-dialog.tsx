import type { Registration } from "@chave/contract";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "#web/components/confirm-dialog.tsx";
import { showDone } from "#web/lib/toast.tsx";
import { useRemoveRegistration } from "./registrations.api.ts";

type Props = { registration: Registration; categoryName: string; onClose: () => void };

export function RemoveDialog({ registration: { id, name }, categoryName, onClose }: Props) {
  const { t } = useTranslation("registrations");
  const remove = useRemoveRegistration();
  const confirm = () =>
    remove.mutate(id, {
      onSuccess: () => showDone(t("remove.done", { name })),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t("remove.title", { name })}
      confirm={t("remove.confirm")}
      onConfirm={confirm}
      loading={remove.isPending}
    >
      {t("remove.lost", { name, category: categoryName })}
    </ConfirmDialog>
  );
}
