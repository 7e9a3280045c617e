import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { EmptyState } from "#web/components/empty-state.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { Pagination } from "#web/components/pagination.tsx";
import { QueryView } from "#web/components/query-view.tsx";
import { SearchBox } from "#web/components/search-box.tsx";
import { startListQuery } from "#web/features/event-detail/event-detail.api.ts";
import { StartList } from "#web/features/event-detail/start-list.tsx";
import { categoryNamesQuery } from "#web/features/events/find.api.ts";
import { paths } from "#web/paths.ts";
import classes from "./event-detail-tab.module.css";
import { useEventDetail } from "./use-event-detail.ts";

/** Who fights. */
export function EventDetailAthletesPage() {
  const { t } = useTranslation("event-detail");
  const { event } = useEventDetail();
  const [searchParams] = useSearchParams();
  const search = searchParams.get("search") ?? undefined;
  const page = Number(searchParams.get("page") ?? 1);
  const athletes = useQuery(startListQuery(event.id, { page, search }));
  const categories = useQuery(categoryNamesQuery(event.id));

  return (
    <div className={classes.list}>
      <PageHead
        title={t("head.athletes.title", { event: event.name })}
        description={t("head.athletes.description", { event: event.name })}
      />
      <div className={classes.head}>
        <h2 className={classes.title}>{t("tabs.athletes")}</h2>
        <p className={classes.note}>{t("athletes.total", { count: event.registrations })}</p>
      </div>
      {event.registrations > 0 && <SearchBox label={t("athletes.search")} />}
      <QueryView
        query={athletes}
        empty={
          search ? (
            <p>{t("athletes.none", { search })}</p>
          ) : (
            <EmptyState title={t("athletes.empty")} hint={t("athletes.emptyHint")} />
          )
        }
      >
        {({ data, total, pageSize, page: shown }) => (
          <>
            <StartList
              athletes={data}
              categories={categories.data ?? []}
              linkTo={({ id, categoryId }) =>
                paths.eventBracket(event.slug, categoryId, { athlete: id })
              }
            />
            <Pagination page={shown} pageSize={pageSize} total={total} />
          </>
        )}
      </QueryView>
    </div>
  );
}
