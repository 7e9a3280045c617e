import { codeRules } from "@chave/contract";
import { Anchor, Container, Text } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router";
import { PageTitle } from "#web/components/page-title.tsx";
import { homeOf } from "#web/features/auth/after-login.ts";
import { VerifyForm } from "#web/features/auth/verify-form.tsx";
import { whatFor } from "#web/features/auth/what-for.ts";
import { useSession } from "#web/lib/session.ts";
import { showDone } from "#web/lib/toast.tsx";
import { paths } from "#web/paths.ts";

/** What the page before says when a code was sent just now. */
export const justSent = { justSent: true };

/** The code from the mail; whoever is signed in goes home with it, the others sign in. */
export function VerifyEmail({ email }: { email: string }) {
  const { t } = useTranslation("auth");
  const navigate = useNavigate();
  const { state } = useLocation();
  const [query] = useSearchParams();
  const queryClient = useQueryClient();
  const session = useSession();

  const goOn = async () => {
    if (session.status !== "signed_in") {
      showDone(t("code.confirmedLogin"));
      return navigate(paths.login(whatFor(query)));
    }
    await queryClient.invalidateQueries({ queryKey: ["session"] });
    showDone(t("code.confirmed"));
    return navigate(homeOf(session.session));
  };

  return (
    <Container size={480} pt="8vh">
      <PageTitle
        title={t("code.title")}
        lead={t("code.lead", { email, minutes: codeRules.minutes })}
      />
      <VerifyForm
        email={email}
        code={query.get("code") ?? ""}
        justSent={state?.justSent === true}
        onVerified={() => void goOn()}
      />
      {session.status === "signed_out" && (
        <Text mt="lg">
          <Anchor component={Link} underline="always" to={paths.register(whatFor(query))}>
            {t("code.otherEmail")}
          </Anchor>
        </Text>
      )}
    </Container>
  );
}
