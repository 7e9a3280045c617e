import type { Mat } from "@chave/contract";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "#web/components/confirm-dialog.tsx";
import { showDone } from "#web/lib/toast.tsx";
import { useDeleteMat } from "./mats.api.ts";

/** Says what happens to the fights that are planned on the mat. */
export function DeleteMatDialog({ mat, onClose }: { mat: Mat; onClose: () => void }) {
  const { t } = useTranslation("mats");
  const remove = useDeleteMat();
  const confirm = () =>
    remove.mutate(mat.id, {
      onSuccess: () => showDone(t("delete.done", { name: mat.name })),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t("delete.title", { name: mat.name })}
      confirm={t("delete.confirm")}
      onConfirm={confirm}
      loading={remove.isPending}
    >
      {mat.fights === 0 ? t("delete.noFights") : t("delete.losesFights", { count: mat.fights })}
    </ConfirmDialog>
  );
}
