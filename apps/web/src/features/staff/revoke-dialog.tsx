import type { StaffMember } from "@chave/contract";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "#web/components/confirm-dialog.tsx";
import { showDone } from "#web/lib/toast.tsx";
import { useRevokeStaff } from "./staff.api.ts";

type Props = { member: StaffMember; eventName: string; onClose: () => void };

/** Says what the person loses; of an open invitation, that its link is worth nothing any more. */
export function RevokeDialog({ member, eventName, onClose }: Props) {
  const { t } = useTranslation("staff");
  const revoke = useRevokeStaff();
  const { id, name, email, role, mat, state } = member;
  const isOpen = state === "invited";
  const confirm = () =>
    revoke.mutate(id, {
      onSuccess: () => showDone(t(isOpen ? "revoke.inviteDone" : "revoke.done", { name })),
      onSettled: onClose,
    });

  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t(isOpen ? "revoke.inviteTitle" : "revoke.title", { name })}
      confirm={t(isOpen ? "revoke.inviteConfirm" : "revoke.confirm")}
      onConfirm={confirm}
      loading={revoke.isPending}
    >
      {isOpen
        ? t("revoke.inviteLoses", { email })
        : t(`revoke.loses_${role}`, { name, event: eventName, mat: mat?.name ?? "" })}
    </ConfirmDialog>
  );
}
