import { Anchor, Container, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import { PageTitle } from "#web/components/page-title.tsx";
import { homeOf } from "#web/features/auth/after-login.ts";
import { ChangePasswordForm } from "#web/features/auth/change-password-form.tsx";
import { sessionQuery } from "#web/lib/session.ts";
import { showDone } from "#web/lib/toast.tsx";
import { paths } from "#web/paths.ts";

export function ChangePasswordPage() {
  const { t } = useTranslation("auth");
  const navigate = useNavigate();
  const { data: session } = useQuery(sessionQuery());

  const goOn = () => {
    showDone(t("password.changed"));
    if (session) void navigate(homeOf(session));
  };
  return (
    <Container size={480} pt="8vh">
      <PageTitle
        title={t("password.title")}
        lead={session?.user.mustChangePassword ? t("password.first") : undefined}
      />
      <ChangePasswordForm onChanged={goOn} />
      {session && !session.user.mustChangePassword && (
        <Text mt="lg">
          <Anchor component={Link} underline="always" to={paths.devices()}>
            {t("password.devices")}
          </Anchor>
        </Text>
      )}
    </Container>
  );
}
