import { Container } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Outlet, useLocation } from "react-router";
import { PageTitle } from "#web/components/page-title.tsx";
import { SearchBox } from "#web/components/search-box.tsx";
import { TabLinks } from "#web/components/tab-links.tsx";
import { useSession } from "#web/lib/session.ts";
import { paths } from "#web/paths.ts";
import classes from "./events-layout.module.css";

/** The lists of events: title, tabs, search. */
export function EventsLayout() {
  const { t } = useTranslation("events");
  const { status } = useSession();
  const { pathname } = useLocation();
  const tabs = [
    { to: paths.nextEvents(), label: t("list.next") },
    { to: paths.previousEvents(), label: t("list.previous") },
    ...(status === "signed_in" ? [{ to: paths.myEvents(), label: t("list.mine") }] : []),
  ];

  return (
    <Container pt={40}>
      <PageTitle title={t("list.title")} />
      <TabLinks tabs={tabs} label={t("list.title")} />
      <div className={classes.search}>
        <SearchBox key={pathname} label={t("list.search")} />
      </div>
      <Outlet />
    </Container>
  );
}
