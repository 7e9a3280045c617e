import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { EmptyState } from "#web/components/empty-state.tsx";
import { LinkButton } from "#web/components/link-button.tsx";
import { Pagination } from "#web/components/pagination.tsx";
import { QueryView } from "#web/components/query-view.tsx";
import { EventGrid, EventGridSkeleton } from "#web/features/events/event-grid.tsx";
import { eventListQuery } from "#web/features/events/events.api.ts";
import { paths } from "#web/paths.ts";

export const NextEventsPage = () => <EventsPage when="next" />;
export const PreviousEventsPage = () => <EventsPage when="previous" />;
export const MyEventsPage = () => <EventsPage when="mine" />;

function EventsPage({ when }: { when: "next" | "previous" | "mine" }) {
  const [searchParams] = useSearchParams();
  const search = searchParams.get("search") ?? undefined;
  const events = useQuery(
    eventListQuery({ when, page: Number(searchParams.get("page") ?? 1), search }),
  );

  return (
    <QueryView
      query={events}
      skeleton={<EventGridSkeleton />}
      empty={<NoEvents when={when} search={search} />}
    >
      {({ data, page, pageSize, total }) => (
        <>
          <EventGrid events={data} heading="h2" />
          <Pagination page={page} pageSize={pageSize} total={total} />
        </>
      )}
    </QueryView>
  );
}

function NoEvents({ when, search }: { when: "next" | "previous" | "mine"; search?: string }) {
  const { t } = useTranslation("events");
  if (search)
    return <EmptyState title={t("empty.search", { search })} hint={t("empty.searchHint")} />;
  const elsewhere = when === "next" ? paths.previousEvents() : paths.nextEvents();
  return (
    <EmptyState
      title={t(`empty.${when}`)}
      hint={t(`empty.${when}Hint`)}
      action={
        <LinkButton to={elsewhere} variant="default">
          {t(when === "next" ? "list.previous" : "list.next")}
        </LinkButton>
      }
    />
  );
}
