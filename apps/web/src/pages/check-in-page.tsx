import type { EventDetail } from "@chave/contract";
import { Container } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useParams, useSearchParams } from "react-router";
import { EmptyState } from "#web/components/empty-state.tsx";
import { PageTitle } from "#web/components/page-title.tsx";
import { Pagination } from "#web/components/pagination.tsx";
import { QueryView } from "#web/components/query-view.tsx";
import { SearchBox } from "#web/components/search-box.tsx";
import { categoriesQuery } from "#web/features/categories/categories.api.ts";
import { eventQuery } from "#web/features/events/events.api.ts";
import { registrationsQuery } from "#web/features/registrations/registrations.api.ts";
import { CheckInList } from "#web/features/staff/check-in-list.tsx";
import { useCategoryLabel } from "#web/lib/category-label.ts";

/** The athletes of an event, for the check-in area. */
export function CheckInPage() {
  const { eventRef = "" } = useParams();
  const event = useQuery(eventQuery(eventRef));
  return (
    <Container pt={40}>
      <QueryView query={event}>{(found) => <ListOf event={found} />}</QueryView>
    </Container>
  );
}

function ListOf({ event }: { event: EventDetail }) {
  const { t } = useTranslation("staff");
  const [params] = useSearchParams();
  const search = params.get("search") ?? undefined;
  const page = Math.max(1, Number(params.get("page")) || 1);
  const registrations = useQuery(registrationsQuery(event.id, { page, search }));
  const categories = useQuery(categoriesQuery(event.id)).data ?? [];
  const labelOf = useCategoryLabel();
  const nameOf = new Map(categories.map((category) => [category.id, labelOf(category)]));
  const nothing = search ? (
    <EmptyState title={t("list.none", { search })} hint={t("list.noneHint")} />
  ) : (
    <EmptyState title={t("checkIn.empty")} hint={t("checkIn.emptyHint")} />
  );

  return (
    <>
      <PageTitle title={t("checkIn.title")} lead={t("checkIn.lead", { event: event.name })} />
      <SearchBox label={t("checkIn.search")} />
      <QueryView query={registrations} empty={nothing}>
        {({ data, total, ...shown }) => (
          <>
            <p className="figures">{t("checkIn.total", { count: total })}</p>
            <CheckInList
              registrations={data}
              categoryName={({ categoryId }) => nameOf.get(categoryId) ?? ""}
            />
            <Pagination {...shown} total={total} />
          </>
        )}
      </QueryView>
    </>
  );
}
