import type { EventSummary } from "@chave/contract";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { LiveTag } from "#web/components/live-tag.tsx";
import { useLanguage } from "#web/i18n/use-language.ts";
import { count, dateRange } from "#web/lib/format.ts";
import { paths } from "#web/paths.ts";
import classes from "./organizer-event-list.module.css";
import { placeOf } from "./place-of.ts";

/** An organizer's events with their state: rows on a desktop, blocks on a phone. */
export function OrganizerEventList({ events }: { events: readonly EventSummary[] }) {
  const { t } = useTranslation("events");
  const [language] = useLanguage();

  return (
    <ul className={classes.list}>
      {events.map((event) => (
        <li key={event.id}>
          <Link to={paths.eventSetUp(event.slug)} className={classes.event}>
            <span className={classes.main}>
              <span className={classes.name}>{event.name}</span>
              <span className={classes.facts}>
                {dateRange(language, event.startsOn, event.endsOn)} · {placeOf(event)}
              </span>
            </span>
            <span className={classes.entries}>
              {t("card.registrations", {
                count: event.registrations,
                replace: { count: count(language, event.registrations) },
              })}
            </span>
            <span className={classes.state}>
              <EventState event={event} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function EventState({ event }: { event: EventSummary }) {
  const { t } = useTranslation(["events", "enums"]);
  if (event.phase === "live") return <LiveTag />;
  if (!event.visible) return <>{t("organizer.hidden")}</>;
  return <>{t(`enums:eventPhase.${event.phase}`)}</>;
}
