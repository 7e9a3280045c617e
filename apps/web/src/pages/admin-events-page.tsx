import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#web/components/empty-state.tsx";
import { PageTitle } from "#web/components/page-title.tsx";
import { Pagination } from "#web/components/pagination.tsx";
import { QueryView } from "#web/components/query-view.tsx";
import { eventsQuery } from "#web/features/admin/admin.api.ts";
import { EventList } from "#web/features/admin/event-list.tsx";
import { ListTools } from "#web/features/admin/list-tools.tsx";
import { useListQuery } from "#web/features/admin/use-list-query.ts";

const orders = ["date", "name", "registrations"] as const;

/** Every event of every organization, hidden ones too; each opens its set-up. */
export function AdminEventsPage() {
  const { t } = useTranslation("admin");
  const query = useListQuery(orders);
  const events = useQuery(eventsQuery(query));

  return (
    <>
      <PageTitle title={t("tabs.events")} />
      <ListTools
        search={t("event.search")}
        orders={orders.map((value) => ({ value, label: t(`sort.${value}`) }))}
      />
      <QueryView
        query={events}
        empty={
          query.search ? (
            <EmptyState title={t("nothingFound", query)} hint={t("nothingFoundHint")} />
          ) : (
            <EmptyState title={t("event.empty")} hint={t("event.emptyHint")} />
          )
        }
      >
        {({ data, page, pageSize, total }) => (
          <>
            <EventList events={data} />
            <Pagination page={page} pageSize={pageSize} total={total} />
          </>
        )}
      </QueryView>
    </>
  );
}
