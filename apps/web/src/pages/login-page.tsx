import { Anchor, Container, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link, useNavigate, useSearchParams } from "react-router";
import { BrandMark } from "#web/components/brand.tsx";
import { PageTitle } from "#web/components/page-title.tsx";
import { afterLogin } from "#web/features/auth/after-login.ts";
import { LoginForm } from "#web/features/auth/login-form.tsx";
import { whatFor } from "#web/features/auth/what-for.ts";
import { paths } from "#web/paths.ts";

export function LoginPage() {
  const { t } = useTranslation("auth");
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const keep = whatFor(query);
  const newEvent = keep.from !== undefined;

  return (
    <Container size={432} pt="8vh">
      <BrandMark size={40} />
      <PageTitle title={t("login.title")} lead={newEvent ? t("login.forNewEvent") : undefined} />
      <LoginForm onSignedIn={(session) => void navigate(afterLogin(session, query))} />
      <Stack gap="xs" mt="lg">
        <Anchor component={Link} underline="always" to={paths.recoverPassword()}>
          {t("login.forgot")}
        </Anchor>
        {!newEvent && (
          <Text c="dimmed">
            {t("login.noAccount")}{" "}
            <Anchor component={Link} underline="always" to={paths.register(keep)}>
              {t("login.create")}
            </Anchor>
          </Text>
        )}
        <Text c="dimmed">
          {t("login.organizes")}{" "}
          <Anchor
            component={Link}
            underline="always"
            to={paths.registerOrganizer(keep.from ? { from: keep.from } : {})}
          >
            {t("login.createOrganizer")}
          </Anchor>
        </Text>
      </Stack>
    </Container>
  );
}
