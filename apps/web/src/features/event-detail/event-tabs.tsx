import type { EventDetail } from "@chave/contract";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { NavLink } from "react-router";
import { useOpenTabInView } from "#web/components/use-open-tab-in-view.ts";
import { paths } from "#web/paths.ts";
import classes from "./event-tabs.module.css";

/** The parts of an event's public page; each has an address of its own. On a phone the row scrolls. */
export function EventTabs({ event }: { event: EventDetail }) {
  const { t } = useTranslation("event-detail");
  const { slug } = event;
  const tabs = [
    { name: "about", to: paths.event(slug) },
    { name: "categories", to: paths.eventCategories(slug) },
    { name: "athletes", to: paths.eventAthletes(slug) },
    { name: "brackets", to: paths.eventBrackets(slug) },
    { name: "schedule", to: paths.eventSchedule(slug) },
    { name: "live", to: paths.eventLive(slug) },
    { name: "results", to: paths.eventResults(slug) },
  ] as const;

  const row = useRef<HTMLElement>(null);
  useOpenTabInView(row);

  return (
    <nav ref={row} className={classes.tabs} aria-label={t("tabs.label")}>
      {tabs.map(({ name, to }) => (
        <NavLink
          key={name}
          to={to}
          end={name === "about"}
          className={classes.tab}
          data-live={(name === "live" && event.phase === "live") || undefined}
          preventScrollReset
        >
          {t(`tabs.${name}`)}
        </NavLink>
      ))}
    </nav>
  );
}
