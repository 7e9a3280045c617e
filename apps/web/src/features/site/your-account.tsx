import { useTranslation } from "react-i18next";
import { LinkButton } from "#web/components/link-button.tsx";
import { useSession } from "#web/lib/session.ts";
import { paths } from "#web/paths.ts";
import classes from "./your-account.module.css";

/** What an account is good for, to visitors: nobody needs one to watch. */
export function YourAccount() {
  const { t } = useTranslation("home");
  const { status } = useSession();
  if (status === "signed_in") return null;

  return (
    <section className={classes.account} aria-labelledby="account">
      <div>
        <h2 id="account">{t("account.title")}</h2>
        <p>{t("account.text")}</p>
      </div>
      <LinkButton to={paths.register()}>{t("account.action")}</LinkButton>
    </section>
  );
}
