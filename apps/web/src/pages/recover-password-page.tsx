import { codeRules } from "@chave/contract";
import { Anchor, Container, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router";
import { PageTitle } from "#web/components/page-title.tsx";
import { ForgotForm } from "#web/features/auth/forgot-form.tsx";
import { ResetForm } from "#web/features/auth/reset-form.tsx";
import { showDone } from "#web/lib/toast.tsx";
import { paths } from "#web/paths.ts";
import { justSent } from "./verify-email.tsx";

/** First the e-mail, then the code that it receives with a new password. The mail's link opens the second. */
export function RecoverPasswordPage() {
  const { t } = useTranslation("auth");
  const [query] = useSearchParams();
  const email = query.get("email");
  return (
    <Container size={480} pt="8vh">
      {email ? <NewPassword key={email} email={email} /> : <Forgotten />}
      <Text mt="lg">
        <Anchor component={Link} underline="always" to={paths.login()}>
          {t("recover.back")}
        </Anchor>
      </Text>
    </Container>
  );
}

function Forgotten() {
  const { t } = useTranslation("auth");
  const navigate = useNavigate();
  return (
    <Stack gap="lg">
      <PageTitle title={t("recover.title")} lead={t("recover.lead")} />
      <ForgotForm
        onSent={(email) => void navigate(paths.recoverPassword({ email }), { state: justSent })}
      />
      <Text c="dimmed" fz="sm">
        {t("recover.noEmail")}
      </Text>
    </Stack>
  );
}

function NewPassword({ email }: { email: string }) {
  const { t } = useTranslation("auth");
  const navigate = useNavigate();
  const { state } = useLocation();
  const [query] = useSearchParams();
  const goOn = () => {
    showDone(t("recover.done"));
    void navigate(paths.login());
  };
  return (
    <>
      <PageTitle
        title={t("recover.newTitle")}
        lead={t("recover.newLead", { email, minutes: codeRules.minutes })}
      />
      <ResetForm
        email={email}
        code={query.get("code") ?? ""}
        justSent={state?.justSent === true}
        onReset={goOn}
      />
    </>
  );
}
