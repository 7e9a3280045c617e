import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#web/components/empty-state.tsx";
import { PageTitle } from "#web/components/page-title.tsx";
import { Pagination } from "#web/components/pagination.tsx";
import { QueryView } from "#web/components/query-view.tsx";
import { competitorsQuery } from "#web/features/admin/admin.api.ts";
import { CompetitorList } from "#web/features/admin/competitor-list.tsx";
import { ListTools } from "#web/features/admin/list-tools.tsx";
import { useListQuery } from "#web/features/admin/use-list-query.ts";

const orders = ["name", "newest"] as const;

export function AdminCompetitorsPage() {
  const { t } = useTranslation("admin");
  const query = useListQuery(orders);
  const competitors = useQuery(competitorsQuery(query));

  return (
    <>
      <PageTitle title={t("tabs.competitors")} />
      <ListTools
        search={t("competitor.search")}
        orders={orders.map((value) => ({ value, label: t(`sort.${value}`) }))}
      />
      <QueryView
        query={competitors}
        empty={
          query.search ? (
            <EmptyState title={t("nothingFound", query)} hint={t("nothingFoundHint")} />
          ) : (
            <EmptyState title={t("competitor.empty")} hint={t("competitor.emptyHint")} />
          )
        }
      >
        {({ data, page, pageSize, total }) => (
          <>
            <CompetitorList competitors={data} />
            <Pagination page={page} pageSize={pageSize} total={total} />
          </>
        )}
      </QueryView>
    </>
  );
}
