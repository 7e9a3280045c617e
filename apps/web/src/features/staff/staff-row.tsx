import type { StaffMember } from "@chave/contract";
import { ActionIcon } from "@mantine/core";
import { IconMailForward, IconPencil, IconUserOff } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { numericDate } from "#web/lib/format.ts";
import { PersonRow } from "./person-row.tsx";

type Props = {
  member: StaffMember;
  isSending: boolean;
  onEdit: () => void;
  onResend: () => void;
  onRevoke: () => void;
};

export function StaffRow({ member, isSending, onEdit, onResend, onRevoke }: Props) {
  const { t } = useTranslation(["staff", "enums"]);
  const { name, email, role, mat, state } = member;
  const task = [t(`enums:staffRole.${role}`), mat?.name].filter(Boolean).join(" · ");

  const acts = state !== "revoked" && (
    <>
      {state === "invited" && (
        <ActionIcon
          aria-label={t("managers.resend", { name })}
          title={t("managers.resend", { name })}
          loading={isSending}
          onClick={onResend}
        >
          <IconMailForward size={20} aria-hidden />
        </ActionIcon>
      )}
      <ActionIcon
        aria-label={t("managers.edit", { name })}
        title={t("managers.edit", { name })}
        onClick={onEdit}
      >
        <IconPencil size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon
        aria-label={t(state === "invited" ? "managers.takeBack" : "managers.revoke", { name })}
        title={t(state === "invited" ? "managers.takeBack" : "managers.revoke", { name })}
        onClick={onRevoke}
      >
        <IconUserOff size={20} aria-hidden />
      </ActionIcon>
    </>
  );
  return (
    <PersonRow
      name={name}
      task={task}
      facts={[email, useWhen(member)]}
      note={member.expired ? t("managers.expired") : undefined}
      isLate
      acts={acts}
    />
  );
}

function useWhen({ state, invitedAt, acceptedAt, revokedAt }: StaffMember): string {
  const { t } = useTranslation("staff");
  const on = (instant: string | null) => ({ date: numericDate((instant ?? "").slice(0, 10)) });
  if (state === "revoked") return t("managers.revokedOn", on(revokedAt));
  return state === "active"
    ? t("managers.since", on(acceptedAt))
    : t("managers.invitedOn", on(invitedAt));
}
