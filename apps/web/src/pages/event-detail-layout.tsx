import type { EventDetail } from "@chave/contract";
import { Container } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Outlet, useLocation, useParams } from "react-router";
import { QueryView } from "#web/components/query-view.tsx";
import { EventHead } from "#web/features/event-detail/event-head.tsx";
import { EventTabs } from "#web/features/event-detail/event-tabs.tsx";
import { useEventLive } from "#web/features/event-detail/use-event-live.ts";
import { EventCover } from "#web/features/events/event-cover.tsx";
import { eventQuery } from "#web/features/events/events.api.ts";
import { placeOf } from "#web/features/events/place-of.ts";
import { paths } from "#web/paths.ts";
import classes from "./event-detail-layout.module.css";
import type { EventPage } from "./use-event-detail.ts";

/** An event as everyone sees it: its head, its tabs, and the tab that is open. */
export function EventDetailLayout() {
  const { eventRef = "" } = useParams();
  const query = useQuery(eventQuery(eventRef));

  return (
    <Container className={classes.page}>
      <QueryView query={query}>{(event) => <Frame event={event} />}</QueryView>
    </Container>
  );
}

function Frame({ event }: { event: EventDetail }) {
  const { pathname } = useLocation();
  const { isOpen, isLost } = useEventLive(event);
  const isAbout = [event.slug, event.id].some((ref) => pathname === paths.event(ref));

  return (
    <>
      <EventHead
        event={event}
        place={placeOf(event)}
        cover={isAbout && <EventCover event={event} heading="h1" />}
      />
      <EventTabs event={event} />
      <div className={classes.tab}>
        <Outlet context={{ event, isLive: isOpen, isLost } satisfies EventPage} />
      </div>
    </>
  );
}
