import type { AdminLogin } from "@chave/contract";
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#web/components/empty-state.tsx";
import { Row, RowList } from "#web/components/row-list.tsx";
import { numericDate } from "#web/lib/format.ts";
import { showDone } from "#web/lib/toast.tsx";
import { useSendPasswordReset } from "./admin.api.ts";

/** Who signs in as this person or for them, and the mail for a new password. */
export function CompetitorLogins({ logins }: { logins: readonly AdminLogin[] }) {
  const { t } = useTranslation("admin");
  const reset = useSendPasswordReset();
  if (logins.length === 0)
    return <EmptyState title={t("competitor.nobody")} hint={t("competitor.noLoginHint")} />;

  return (
    <RowList>
      {logins.map(({ id, name, email, username, relation, emailVerified, lastSeenAt }) => (
        <Row
          key={`${id} ${relation}`}
          name={name}
          about={[
            t(`login.${relation}`),
            email ?? username,
            email !== null && !emailVerified && t("login.unverified"),
          ]
            .filter(Boolean)
            .join(" · ")}
          figure={
            lastSeenAt === null
              ? t("login.neverSeen")
              : t("login.seen", { date: numericDate(lastSeenAt.slice(0, 10)) })
          }
          state={
            email === null ? (
              t("login.byTeacher")
            ) : (
              <Button
                variant="default"
                size="sm"
                loading={reset.isPending && reset.variables?.userId === id}
                onClick={() =>
                  reset.mutate(
                    { userId: id },
                    { onSuccess: () => showDone(t("login.resetSent", { email })) },
                  )
                }
              >
                {t("login.reset")}
              </Button>
            )
          }
        />
      ))}
    </RowList>
  );
}
