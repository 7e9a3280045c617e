import type { EventSummary } from "@chave/contract";
import { useTranslation } from "react-i18next";
import { LiveTag } from "#web/components/live-tag.tsx";
import { Row, RowList } from "#web/components/row-list.tsx";
import { useLanguage } from "#web/i18n/use-language.ts";
import { count, dateRange } from "#web/lib/format.ts";
import { paths } from "#web/paths.ts";
import { placeOf } from "./place-of.ts";

/** An organizer's events with their state; each leads to its set-up. */
export function OrganizerEventList({ events }: { events: readonly EventSummary[] }) {
  const { t } = useTranslation("events");
  const [language] = useLanguage();
  const entries = (registrations: number) =>
    t("card.registrations", {
      count: registrations,
      replace: { count: count(language, registrations) },
    });

  return (
    <RowList>
      {events.map((event) => (
        <Row
          key={event.id}
          to={paths.eventSetUp(event.slug)}
          name={event.name}
          about={`${dateRange(language, event.startsOn, event.endsOn)} · ${placeOf(event)}`}
          figure={entries(event.registrations)}
          state={<EventState event={event} />}
        />
      ))}
    </RowList>
  );
}

function EventState({ event }: { event: EventSummary }) {
  const { t } = useTranslation(["events", "enums"]);
  if (event.phase === "live") return <LiveTag />;
  if (!event.visible) return t("organizer.hidden");
  return t(`enums:eventPhase.${event.phase}`);
}
