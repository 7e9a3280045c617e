import type { EventSummary } from "@chave/contract";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { LiveTag } from "#web/components/live-tag.tsx";
import { paths } from "#web/paths.ts";
import classes from "./event-card.module.css";
import { EventCover } from "./event-cover.tsx";
import { placeOf } from "./place-of.ts";

type Props = { event: EventSummary; heading: "h2" | "h3" };

export function EventCard({ event, heading }: Props) {
  const { t } = useTranslation(["events", "enums"]);

  return (
    <Link to={paths.event(event.slug)} className={classes.card}>
      {event.phase === "live" && (
        <span className={classes.live}>
          <LiveTag />
        </span>
      )}
      <EventCover event={event} heading={heading} />
      <div className={classes.body}>
        <p className={classes.place}>{placeOf(event)}</p>
        <p className={classes.more}>
          {t(`enums:sport.${event.sport}`)}
          {event.registrations > 0 && (
            <> · {t("card.registrations", { count: event.registrations })}</>
          )}
          {!event.visible && <> · {t("card.hidden")}</>}
        </p>
        <p className={classes.more}>{event.organizationName}</p>
      </div>
    </Link>
  );
}
