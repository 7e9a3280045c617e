import { ActionIcon } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconMenu2 } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Link, NavLink } from "react-router";
import { Logo } from "#web/components/brand.tsx";
import { LanguageMenu } from "#web/components/language-menu.tsx";
import { LinkButton } from "#web/components/link-button.tsx";
import { ThemeSwitch } from "#web/components/theme-switch.tsx";
import { createEventLink } from "#web/features/auth/create-event-link.ts";
import { ProfileMenu } from "#web/features/auth/profile-menu.tsx";
import { communityLinks } from "#web/features/site/community-links.ts";
import { CommunityMenu } from "#web/features/site/community-menu.tsx";
import { RankingsMenu } from "#web/features/site/rankings-menu.tsx";
import { siteQuery } from "#web/features/site/site.api.ts";
import { useSession } from "#web/lib/session.ts";
import { paths } from "#web/paths.ts";
import classes from "./header.module.css";

const HeaderDrawer = lazy(async () => ({
  default: (await import("./header-drawer.tsx")).HeaderDrawer,
}));

export function Header() {
  const { t } = useTranslation();
  const site = useQuery(siteQuery());
  const session = useSession();
  const [drawerOpened, drawer] = useDisclosure();
  const here = session.status === "signed_in" ? session.session : null;
  const newEvent = createEventLink(here, "header");

  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <Link to={paths.home()} className={classes.logo} aria-label={t("header.home")}>
          <Logo />
        </Link>
        <nav className={classes.links} aria-label={t("header.main")}>
          <NavLink to={paths.nextEvents()} className={classes.link}>
            {t("header.events")}
          </NavLink>
          <RankingsMenu className={classes.link} />
          <NavLink to={paths.about()} className={classes.link}>
            {t("header.about")}
          </NavLink>
          <CommunityMenu links={communityLinks(site.data)} className={classes.link} />
        </nav>
        <div className={classes.tools}>
          <LanguageMenu />
          <ThemeSwitch />
          <div className={classes.account} data-known={session.status !== "unknown" || undefined}>
            {newEvent && (
              <LinkButton to={newEvent} variant={here ? "default" : "subtle"}>
                {t("header.createEvent")}
              </LinkButton>
            )}
            {here ? (
              <ProfileMenu session={here} />
            ) : (
              <>
                <LinkButton to={paths.login()} variant="default">
                  {t("header.login")}
                </LinkButton>
                <LinkButton to={paths.register()}>{t("header.createAccount")}</LinkButton>
              </>
            )}
          </div>
          <ActionIcon
            className={classes.burger}
            onClick={drawer.open}
            aria-label={t("header.menu")}
            aria-expanded={drawerOpened}
          >
            <IconMenu2 size={24} aria-hidden />
          </ActionIcon>
        </div>
      </div>
      <Suspense fallback={null}>
        {drawerOpened && <HeaderDrawer onClose={drawer.close} session={here} site={site.data} />}
      </Suspense>
    </header>
  );
}
