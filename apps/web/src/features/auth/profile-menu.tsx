import type { Session } from "@chave/contract";
import { Avatar, Menu, UnstyledButton } from "@mantine/core";
import { IconLogout } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { displayName } from "#web/lib/session.ts";
import { profileLinks } from "./profile-links.ts";
import classes from "./profile-menu.module.css";
import { useLogOut } from "./use-log-out.ts";

export function ProfileMenu({ session }: { session: Session }) {
  const { t } = useTranslation();
  const logOut = useLogOut();
  const name = displayName(session);
  const image = session.competitor?.img_path ?? session.organization?.img_path;

  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <UnstyledButton className={classes.target} aria-label={t("header.profile", { name })}>
          <Avatar src={image} name={name} size={32} color="ink" variant="filled" alt="" />
          <span className={classes.name}>{name}</span>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {profileLinks(session).map(({ to, label }) => (
          <Menu.Item key={to} component={Link} to={to}>
            {t(label)}
          </Menu.Item>
        ))}
        <Menu.Item leftSection={<IconLogout size={18} aria-hidden />} onClick={logOut}>
          {t("header.exit")}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
