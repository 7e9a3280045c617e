import type { Mat } from "@chave/contract";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "#web/components/confirm-dialog.tsx";
import { showDone } from "#web/lib/toast.tsx";
import { useDeleteMat } from "./mats.api.ts";

type Props = { mat: Mat; managers: readonly string[]; onClose: () => void };

/** Says what happens to the fights that are planned on the mat, and to those who keep its score. */
export function DeleteMatDialog({ mat, managers, onClose }: Props) {
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
      <p>
        {mat.fights === 0 ? t("delete.noFights") : t("delete.losesFights", { count: mat.fights })}
      </p>
      {managers.length > 0 && (
        <p>{t("delete.losesManagers", { names: managers.join(", "), count: managers.length })}</p>
      )}
    </ConfirmDialog>
  );
}
