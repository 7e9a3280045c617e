import type { Faq } from "@chave/contract";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "#web/components/confirm-dialog.tsx";
import { showDone } from "#web/lib/toast.tsx";
import { useDeleteFaq } from "./use-faq-changes.ts";

export function DeleteFaq({ faq, onClose }: { faq: Faq; onClose: () => void }) {
  const { t } = useTranslation("help");
  const remove = useDeleteFaq();
  const confirm = () =>
    remove.mutate(faq.id, {
      onSuccess: () => showDone(t("admin.deleted")),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t("admin.deleteTitle")}
      confirm={t("admin.deleteConfirm")}
      onConfirm={confirm}
      loading={remove.isPending}
    >
      {t("admin.deleteLoses", { title: faq.title })}
    </ConfirmDialog>
  );
}
