import type { Session } from "@chave/contract";
import { IconLogout } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Dropdown } from "#web/components/dropdown.tsx";
import { displayName } from "#web/lib/session.ts";
import { Portrait } from "./portrait.tsx";
import { profileLinks } from "./profile-links.ts";
import classes from "./profile-menu.module.css";
import { useLogOut } from "./use-log-out.ts";

export function ProfileMenu({ session }: { session: Session }) {
  const { t } = useTranslation();
  const logOut = useLogOut();
  const name = displayName(session);
  const target = (
    <>
      <Portrait session={session} />
      <span className={classes.name}>{name}</span>
    </>
  );

  return (
    <Dropdown target={target} label={t("header.profile", { name })}>
      {profileLinks(session).map(({ to, label }) => (
        <li key={to}>
          <Link to={to}>{t(label)}</Link>
        </li>
      ))}
      <li>
        <button type="button" onClick={logOut}>
          <IconLogout size={18} aria-hidden />
          {t("header.exit")}
        </button>
      </li>
    </Dropdown>
  );
}
