import { acceptInvitation, type Invitation } from "@chave/contract";
import { Anchor, Button, Group, Stack, Text } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import { LinkButton } from "#web/components/link-button.tsx";
import { Row, RowList } from "#web/components/row-list.tsx";
import { callApi } from "#web/lib/api.ts";
import { displayName, signIn, useSession } from "#web/lib/session.ts";
import { showDone } from "#web/lib/toast.tsx";
import { paths } from "#web/paths.ts";
import { HelperForm } from "./helper-form.tsx";

type Props = {
  token: string;
  invitation: Invitation;
  /** From here on the invitation is not open any more: nobody needs to ask for it again. */
  onTakenUp: () => void;
};

/** What somebody is asked to help with, and the way in: the login they are in, the one they have, or a new one. */
export function StaffInvitation(props: Props) {
  const { invitation } = props;
  const { t } = useTranslation(["auth", "enums"]);
  return (
    <Stack gap="xl">
      <RowList>
        {invitation.grants.map(({ eventName, role, matName }, index) => (
          <Row
            // Nothing moves in this list, and one may do the same at one event twice.
            key={String(index)}
            name={eventName}
            about={[t(`enums:staffRole.${role}`), matName].filter(Boolean).join(" · ")}
            figure={null}
            state={null}
          />
        ))}
      </RowList>
      <WayIn {...props} />
    </Stack>
  );
}

function WayIn({ token, invitation, onTakenUp }: Props) {
  const { t } = useTranslation("auth");
  const session = useSession();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const toLogin = paths.login({ next: paths.organizerInvitation(token) });
  const goOn = () => {
    showDone(t("invitation.accepted"));
    void navigate(paths.manager());
  };
  const accept = useMutation({
    mutationFn: () => callApi(acceptInvitation, { params: { token } }),
    onSuccess: async () => {
      await queryClient.resetQueries({ queryKey: ["session"] });
      goOn();
    },
  });

  if (session.status === "unknown") return null;
  if (session.status === "signed_in")
    return (
      <Group>
        <Button loading={accept.isPending} onClick={() => accept.mutate()}>
          {t("invitation.acceptAs", { name: displayName(session.session) })}
        </Button>
        <LinkButton to={toLogin} variant="subtle">
          {t("invitation.otherAccount")}
        </LinkButton>
      </Group>
    );
  if (invitation.hasLogin)
    return (
      <Stack align="flex-start">
        <Text>{t("invitation.hasLogin", { email: invitation.email })}</Text>
        <LinkButton to={toLogin}>{t("invitation.loginToAccept")}</LinkButton>
      </Stack>
    );
  return (
    <Stack>
      <Text>{t("invitation.newLogin", { email: invitation.email })}</Text>
      <HelperForm
        token={token}
        invitation={invitation}
        onAccepted={async (credentials) => {
          onTakenUp();
          await signIn(queryClient, credentials);
          goOn();
        }}
      />
      <Anchor component={Link} underline="always" to={toLogin}>
        {t("invitation.haveLogin")}
      </Anchor>
    </Stack>
  );
}
