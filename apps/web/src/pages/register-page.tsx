import { type AccountType, accountType } from "@chave/contract";
import { Anchor, Container, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link, useNavigate, useSearchParams } from "react-router";
import { PageTitle } from "#web/components/page-title.tsx";
import { AccountTypeChoice } from "#web/features/auth/account-type-choice.tsx";
import { RegisterForm } from "#web/features/auth/register-form.tsx";
import { whatFor } from "#web/features/auth/what-for.ts";
import { paths } from "#web/paths.ts";
import { justSent, VerifyEmail } from "./verify-email.tsx";

/** A new competitor or teacher: the kind of account, the form in steps, the code from the mail. */
export function RegisterPage() {
  const [query] = useSearchParams();
  const verify = query.get("verify");
  if (verify) return <VerifyEmail key={verify} email={verify} />;
  const type = accountType.safeParse(query.get("type"));
  return type.success ? <Register type={type.data} /> : <ChooseType />;
}

function ChooseType() {
  const { t } = useTranslation("auth");
  const [query] = useSearchParams();
  const keep = whatFor(query);
  return (
    <Container size={560} pt={40}>
      <PageTitle title={t("register.title")} lead={t("register.chooseLead")} />
      <AccountTypeChoice keep={keep} />
      <Text c="dimmed" mt="lg">
        {t("register.hasAccount")}{" "}
        <Anchor component={Link} underline="always" to={paths.login(keep)}>
          {t("login.action")}
        </Anchor>
      </Text>
    </Container>
  );
}

function Register({ type }: { type: AccountType }) {
  const { t } = useTranslation("auth");
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const keep = whatFor(query);

  return (
    <Container size={560} pt={40}>
      <PageTitle
        title={t("register.title")}
        lead={
          <>
            {t(`register.type.${type}`)} ·{" "}
            <Anchor component={Link} underline="always" to={paths.register(keep)}>
              {t("register.changeType")}
            </Anchor>
          </>
        }
      />
      <RegisterForm
        type={type}
        asked={query.get("step")}
        onStep={(step) => setQuery({ ...keep, type, step })}
        onRegistered={(email) =>
          void navigate(paths.register({ ...keep, verify: email }), {
            replace: true,
            state: justSent,
          })
        }
      />
    </Container>
  );
}
