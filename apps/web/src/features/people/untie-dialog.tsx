import type { FamilyMember } from "@chave/contract";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "#web/components/confirm-dialog.tsx";
import { showDone } from "#web/lib/toast.tsx";
import { useUntieChild } from "./people.api.ts";

type Props = { member: FamilyMember; onClose: () => void };

export function UntieDialog({ member: { id, name, stays }, onClose }: Props) {
  const { t } = useTranslation("people");
  const untie = useUntieChild();
  const confirm = () =>
    untie.mutate(id, {
      onSuccess: () => showDone(t("family.removed", { name })),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t("family.removeTitle", { name })}
      confirm={t("family.removeConfirm")}
      onConfirm={confirm}
      loading={untie.isPending}
    >
      {t(stays ? "family.removeStays" : "family.removeDeletes", { name })}
    </ConfirmDialog>
  );
}
