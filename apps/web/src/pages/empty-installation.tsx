import { userType } from "@chave/contract";
import { Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#web/components/empty-state.tsx";
import { LinkButton } from "#web/components/link-button.tsx";
import { hasType, useSession } from "#web/lib/session.ts";
import { paths } from "#web/paths.ts";
import classes from "./empty-installation.module.css";

/** The first thing somebody sees who has just started the product. */
export function EmptyInstallation() {
  const { t } = useTranslation("home");
  const session = useSession();
  const isAdmin = session.status === "signed_in" && hasType(session.session, [userType.admin]);

  return (
    <section className={classes.empty}>
      <EmptyState
        title={t("empty.title")}
        hint={t(isAdmin ? "empty.adminHint" : "empty.hint")}
        action={
          <Group gap="sm">
            {isAdmin ? (
              <LinkButton to={paths.setUp()}>{t("empty.setUp")}</LinkButton>
            ) : (
              <LinkButton to={paths.login({ next: paths.setUp() })}>{t("empty.login")}</LinkButton>
            )}
          </Group>
        }
      />
    </section>
  );
}
