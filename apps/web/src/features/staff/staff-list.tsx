import type { EventSummary, StaffMember, StaffState } from "@chave/contract";
import { Button, Title } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { showDone } from "#web/lib/toast.tsx";
import { EditTaskDialog } from "./edit-task-dialog.tsx";
import { InvitationLink } from "./invitation-link.tsx";
import { PersonList } from "./person-row.tsx";
import { RevokeDialog } from "./revoke-dialog.tsx";
import { useResendInvitation } from "./staff.api.ts";
import classes from "./staff.module.css";
import { StaffRow } from "./staff-row.tsx";
import type { MatChoice } from "./task-fields.tsx";

/** Above the list: which event, and whom to invite. */
export const StaffTools = ({ children }: { children: ReactNode }) => (
  <div className={classes.tools}>{children}</div>
);

type Props = {
  event: Pick<EventSummary, "name">;
  staff: readonly StaffMember[];
  mats: readonly MatChoice[];
};

type Does = { what: "edit" | "revoke"; member: StaffMember };

/** Who works at an event, by how far they are; those whose access ended only on request. */
export function StaffList({ event, staff, mats }: Props) {
  const { t } = useTranslation("staff");
  const resend = useResendInvitation();
  const [does, setDoes] = useState<Does | null>(null);
  const [handsOn, setHandsOn] = useState<{ name: string; link: string } | null>(null);
  const [showsRevoked, setShowsRevoked] = useState(false);
  const close = () => setDoes(null);
  const of = (state: StaffState) => staff.filter((member) => member.state === state);
  const revoked = of("revoked");

  const sendAgain = (member: StaffMember) =>
    resend.mutate(member.id, {
      onSuccess: ({ link }) => {
        if (link === null) showDone(t("form.sent", { email: member.email }));
        else setHandsOn({ name: member.name, link });
      },
    });
  const group = (state: StaffState) => {
    const members = of(state);
    if (members.length === 0) return null;
    return (
      <>
        <Title order={2} size="h3" mb={8}>
          {t(`managers.${state}`)}
        </Title>
        <PersonList label={t(`managers.${state}`)}>
          {members.map((member) => (
            <StaffRow
              key={member.id}
              member={member}
              isSending={resend.isPending && resend.variables === member.id}
              onEdit={() => setDoes({ what: "edit", member })}
              onResend={() => sendAgain(member)}
              onRevoke={() => setDoes({ what: "revoke", member })}
            />
          ))}
        </PersonList>
      </>
    );
  };

  return (
    <>
      {group("active")}
      {group("invited")}
      {revoked.length > 0 && !showsRevoked && (
        <Button variant="default" onClick={() => setShowsRevoked(true)}>
          {t("managers.showRevoked", { count: revoked.length })}
        </Button>
      )}
      {showsRevoked && group("revoked")}
      {does?.what === "edit" && <EditTaskDialog member={does.member} mats={mats} onClose={close} />}
      {does?.what === "revoke" && (
        <RevokeDialog member={does.member} eventName={event.name} onClose={close} />
      )}
      {handsOn && <InvitationLink {...handsOn} onClose={() => setHandsOn(null)} />}
    </>
  );
}
