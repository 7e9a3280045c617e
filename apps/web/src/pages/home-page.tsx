import { Container } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { EmptyState } from "#web/components/empty-state.tsx";
import { QueryView } from "#web/components/query-view.tsx";
import { EventGrid, EventGridSkeleton } from "#web/features/events/event-grid.tsx";
import { eventListQuery } from "#web/features/events/events.api.ts";
import { FindMyFights } from "#web/features/events/find-my-fights.tsx";
import { searchable } from "#web/features/events/find-search.ts";
import { LiveMats } from "#web/features/events/live-mats.tsx";
import { ForOrganizers } from "#web/features/site/for-organizers.tsx";
import { siteQuery } from "#web/features/site/site.api.ts";
import { YourAccount } from "#web/features/site/your-account.tsx";
import { Testimonials } from "#web/features/testimonials/testimonials.tsx";
import { paths } from "#web/paths.ts";
import { EmptyInstallation } from "./empty-installation.tsx";
import classes from "./home-page.module.css";

export function HomePage() {
  const { t } = useTranslation(["home", "events"]);
  const site = useQuery(siteQuery());
  const events = useQuery(eventListQuery({ when: "next" }));
  const next = events.data?.data ?? [];
  const live = next.filter(({ phase }) => phase === "live");
  const withAthletes = searchable(next);

  return (
    <Container className={classes.page}>
      <h1 className={classes.title}>{t("title")}</h1>
      <p className={classes.lead}>{t("lead")}</p>
      {site.data?.empty && <EmptyInstallation />}
      {live.map((event) => (
        <LiveMats key={event.id} event={event} />
      ))}
      {withAthletes.length > 0 && (
        <section aria-labelledby="find">
          <h2 id="find">{t("events:find.title")}</h2>
          <p className={classes.hint}>{t("events:find.hint")}</p>
          <FindMyFights events={withAthletes} />
        </section>
      )}
      {!site.data?.empty && (
        <section aria-labelledby="next">
          <header className={classes.head}>
            <h2 id="next">{t("events:list.next")}</h2>
            <Link to={paths.nextEvents()}>{t("allEvents")}</Link>
          </header>
          <QueryView
            query={events}
            skeleton={<EventGridSkeleton />}
            empty={<EmptyState title={t("events:empty.next")} hint={t("events:empty.nextHint")} />}
          >
            {({ data }) => <EventGrid events={data.slice(0, 6)} heading="h3" />}
          </QueryView>
        </section>
      )}
      <YourAccount />
      <ForOrganizers />
      {site.data?.testimonials && <Testimonials />}
    </Container>
  );
}
