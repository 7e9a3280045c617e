import { Anchor } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { useSession } from "#web/lib/session.ts";
import { paths } from "#web/paths.ts";
import classes from "./verify-email-note.module.css";

/** A line above the page while the own e-mail is not confirmed; nothing for everyone else, and on the page that does it. */
export function VerifyEmailNote() {
  const { t } = useTranslation("auth");
  const [query] = useSearchParams();
  const session = useSession();
  if (session.status !== "signed_in" || query.has("verify")) return null;
  const { email, emailVerified } = session.session.user;
  if (email === null || emailVerified !== false) return null;
  return (
    <aside className={classes.note}>
      {t("note.text")}{" "}
      <Anchor component={Link} underline="always" to={paths.register({ verify: email })} inherit>
        {t("note.action")}
      </Anchor>
    </aside>
  );
}
