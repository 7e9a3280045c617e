import { Container } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link, Navigate, Outlet, useParams } from "react-router";
import { QueryView } from "#web/components/query-view.tsx";
import { eventQuery } from "#web/features/events/events.api.ts";
import { placeOf } from "#web/features/events/place-of.ts";
import { SetUpNav } from "#web/features/events/set-up-nav.tsx";
import { useLanguage } from "#web/i18n/use-language.ts";
import { dateRange } from "#web/lib/format.ts";
import { paths } from "#web/paths.ts";
import classes from "./event-set-up-layout.module.css";
import type { EventSetUp } from "./use-event-set-up.ts";

/** The frame of an event's set-up: which event, its parts, and the part that is open. */
export function EventSetUpLayout() {
  const { t } = useTranslation("events");
  const [language] = useLanguage();
  const { eventRef = "" } = useParams();
  const query = useQuery(eventQuery(eventRef));

  return (
    <Container className={classes.frame}>
      <QueryView query={query}>
        {(event) =>
          event.can.manage ? (
            <>
              <header className={classes.head}>
                <Link to={paths.eventSetUp(eventRef)} className={classes.name}>
                  {event.name}
                </Link>
                <p className={classes.facts}>
                  {dateRange(language, event.startsOn, event.endsOn)} · {placeOf(event)}
                </p>
                <Link to={paths.event(event.slug)} className={classes.public}>
                  {t("setUp.public")}
                </Link>
              </header>
              <div className={classes.columns}>
                <SetUpNav event={event} eventRef={eventRef} />
                <div className={classes.section}>
                  <Outlet context={{ event, eventRef } satisfies EventSetUp} />
                </div>
              </div>
            </>
          ) : (
            <Navigate to={paths.notAuthorized()} replace />
          )
        }
      </QueryView>
    </Container>
  );
}
