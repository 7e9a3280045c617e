import type { Session, Site } from "@chave/contract";
import { Divider, Drawer, Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { NavLink } from "react-router";
import { LinkButton } from "#web/components/link-button.tsx";
import { createEventLink } from "#web/features/auth/create-event-link.ts";
import { profileLinks } from "#web/features/auth/profile-links.ts";
import { useLogOut } from "#web/features/auth/use-log-out.ts";
import { communityLinks } from "#web/features/site/community-links.ts";
import { rankingLinks } from "#web/features/site/ranking-links.ts";
import { displayName } from "#web/lib/session.ts";
import { paths } from "#web/paths.ts";
import classes from "./header-drawer.module.css";

type Props = { onClose: () => void; session: Session | null; site: Site | undefined };

/** The header's menu on a phone. */
export function HeaderDrawer({ onClose, session, site }: Props) {
  const { t } = useTranslation();
  const logOut = useLogOut();
  const newEvent = createEventLink(session, "drawer");
  const places = [
    { to: paths.nextEvents(), label: "header.events" },
    ...rankingLinks,
    { to: paths.about(), label: "header.about" },
    ...(session ? profileLinks(session) : []),
  ] as const;

  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={320}
      title={session ? displayName(session) : undefined}
      closeButtonProps={{ "aria-label": t("action.close"), size: 44 }}
    >
      <Stack gap={0} component="nav" aria-label={t("header.main")}>
        {places.map(({ to, label }) => (
          <NavLink key={to} to={to} onClick={onClose} className={classes.link}>
            {t(label)}
          </NavLink>
        ))}
        {communityLinks(site).map(({ href, label }) => (
          <a key={href} href={href} target="_blank" rel="noreferrer" className={classes.link}>
            {t(label)}
          </a>
        ))}
        {session && (
          <button
            type="button"
            className={classes.link}
            onClick={() => {
              onClose();
              void logOut();
            }}
          >
            {t("header.exit")}
          </button>
        )}
      </Stack>
      <Divider my="md" />
      <Stack gap="sm">
        {newEvent && (
          <LinkButton to={newEvent} variant="default" fullWidth onClick={onClose}>
            {t("header.createEvent")}
          </LinkButton>
        )}
        {!session && (
          <>
            <LinkButton to={paths.login()} variant="default" fullWidth onClick={onClose}>
              {t("header.login")}
            </LinkButton>
            <LinkButton to={paths.register()} fullWidth onClick={onClose}>
              {t("header.createAccount")}
            </LinkButton>
          </>
        )}
      </Stack>
    </Drawer>
  );
}
