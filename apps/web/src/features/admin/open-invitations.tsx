import type { OrganizerInvitation } from "@chave/contract";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "#web/components/confirm-dialog.tsx";
import { Row, RowList } from "#web/components/row-list.tsx";
import { numericDate } from "#web/lib/format.ts";
import { useRevokeInvitation } from "./admin.api.ts";
import classes from "./attention.module.css";

/** Invitations that nobody has taken up yet; absent when there is none. */
export function OpenInvitations({ invitations }: { invitations: readonly OrganizerInvitation[] }) {
  const { t } = useTranslation("admin");
  const [asked, setAsked] = useState<OrganizerInvitation | null>(null);
  const revoke = useRevokeInvitation();
  const open = invitations.filter(({ status }) => status === "open" || status === "expired");
  if (open.length === 0) return null;

  return (
    <section aria-labelledby="invitations">
      <h2 id="invitations" className={classes.title}>
        {t("invitation.open")}
      </h2>
      <RowList>
        {open.map((invitation) => (
          <Row
            key={invitation.id}
            name={invitation.name}
            about={invitation.email}
            figure={t(invitation.status === "open" ? "invitation.until" : "invitation.expired", {
              date: numericDate(invitation.expiresAt.slice(0, 10)),
            })}
            state={
              <Button variant="default" size="sm" onClick={() => setAsked(invitation)}>
                {t("invitation.revoke")}
              </Button>
            }
          />
        ))}
      </RowList>
      <ConfirmDialog
        opened={asked !== null}
        onClose={() => setAsked(null)}
        title={t("invitation.revokeTitle")}
        confirm={t("invitation.revoke")}
        loading={revoke.isPending}
        onConfirm={() =>
          asked && revoke.mutate({ invitationId: asked.id }, { onSettled: () => setAsked(null) })
        }
      >
        {t("invitation.revokeHint", { email: asked?.email })}
      </ConfirmDialog>
    </section>
  );
}
