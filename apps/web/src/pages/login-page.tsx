import { Container, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router";
import { BrandMark } from "#web/components/brand.tsx";
import { PageTitle } from "#web/components/page-title.tsx";
import { afterLogin } from "#web/features/auth/after-login.ts";
import { LoginForm } from "#web/features/auth/login-form.tsx";

export function LoginPage() {
  const { t } = useTranslation("auth");
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const newEvent = query.get("from") === "new-event";

  return (
    <Container size={432} pt="8vh">
      <BrandMark size={40} />
      <PageTitle title={t("login.title")} lead={newEvent ? t("login.forNewEvent") : undefined} />
      <LoginForm onSignedIn={(session) => void navigate(afterLogin(session, query))} />
      <Text c="dimmed" fz="sm" mt="lg">
        {t("login.noAccount")}
      </Text>
    </Container>
  );
}
