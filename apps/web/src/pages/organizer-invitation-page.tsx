import type { Invitation } from "@chave/contract";
import { Container, Skeleton, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router";
import { LinkButton } from "#web/components/link-button.tsx";
import { PageTitle } from "#web/components/page-title.tsx";
import { QueryView } from "#web/components/query-view.tsx";
import { invitationQuery } from "#web/features/auth/auth.api.ts";
import { OrganizerForm } from "#web/features/auth/organizer-form.tsx";
import { StaffInvitation } from "#web/features/auth/staff-invitation.tsx";
import { useWords } from "#web/i18n/words.ts";
import { ApiError } from "#web/lib/api.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { showDone } from "#web/lib/toast.tsx";
import { paths } from "#web/paths.ts";
import { MessagePage } from "./message-page.tsx";

/** Where the link of an invitation leads, to organize events or to help at one. */
export function OrganizerInvitationPage() {
  const [query] = useSearchParams();
  const token = query.get("token") ?? "";
  const [takenUp, setTakenUp] = useState(false);
  const invitation = useQuery({ ...invitationQuery(token), enabled: !takenUp });

  if (invitation.error instanceof ApiError && isClosed(invitation.error))
    return <Closed error={invitation.error} />;
  return (
    <Container size={560} pt={40}>
      <QueryView query={invitation} skeleton={<Skeleton height={240} />}>
        {(data) =>
          data.kind === "organizer" ? (
            <ToOrganize token={token} invitation={data} />
          ) : (
            <ToHelp token={token} invitation={data} onTakenUp={() => setTakenUp(true)} />
          )
        }
      </QueryView>
    </Container>
  );
}

const isClosed = ({ code }: ApiError) =>
  code.startsWith("invitation_") || code === "not_found" || code === "invalid_input";

function Closed({ error }: { error: ApiError }) {
  const t = useWords("auth");
  const known = error.code === "invalid_input" ? t("errors:not_found") : errorMessage(t, error);
  return (
    <MessagePage title={t("auth:invitation.closedTitle")} text={known}>
      <LinkButton to={paths.login()}>{t("auth:login.action")}</LinkButton>
      <LinkButton to={paths.home()} variant="default">
        {t("auth:invitation.home")}
      </LinkButton>
    </MessagePage>
  );
}

type Props = { token: string; invitation: Invitation };

function ToOrganize({ token, invitation }: Props) {
  const { t } = useTranslation("auth");
  const navigate = useNavigate();
  const { email, name, invitedBy, hasLogin } = invitation;
  const lead = invitedBy
    ? t("invitation.organizerLead_named", { inviter: invitedBy })
    : t("invitation.organizerLead");
  const goOn = () => {
    showDone(t("organizer.created"));
    void navigate(paths.login());
  };

  return (
    <>
      <PageTitle title={t("invitation.organizerTitle")} lead={lead} />
      {hasLogin ? (
        <Stack align="flex-start">
          <Text>{t("invitation.organizerHasLogin", { email })}</Text>
          <LinkButton to={paths.login()}>{t("login.action")}</LinkButton>
        </Stack>
      ) : (
        <OrganizerForm invited={{ token, email, name }} onRegistered={goOn} />
      )}
    </>
  );
}

function ToHelp(props: Props & { onTakenUp: () => void }) {
  const { t } = useTranslation("auth");
  const { invitedBy } = props.invitation;
  const lead = invitedBy
    ? t("invitation.staffLead_named", { inviter: invitedBy })
    : t("invitation.staffLead");
  return (
    <>
      <PageTitle title={t("invitation.staffTitle")} lead={lead} />
      <StaffInvitation {...props} />
    </>
  );
}
