import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#web/components/empty-state.tsx";
import { FilterBox } from "#web/components/filter-box.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { QueryView } from "#web/components/query-view.tsx";
import { CategoryList } from "#web/features/event-detail/category-list.tsx";
import { categoryNamesQuery } from "#web/features/events/find.api.ts";
import { useCategoryLabel } from "#web/lib/category-label.ts";
import { foundBy } from "#web/lib/search-text.ts";
import { paths } from "#web/paths.ts";
import classes from "./event-detail-tab.module.css";
import { useEventDetail } from "./use-event-detail.ts";

/** Every category of the event, with how many have entered. */
export function EventDetailCategoriesPage() {
  const { t } = useTranslation("event-detail");
  const { event } = useEventDetail();
  const [search, setSearch] = useState("");
  const label = useCategoryLabel();
  const categories = useQuery(categoryNamesQuery(event.id));

  return (
    <>
      <PageHead
        title={t("head.categories.title", { event: event.name })}
        description={t("head.categories.description", { event: event.name })}
      />
      <QueryView
        query={categories}
        empty={<EmptyState title={t("categories.empty")} hint={t("categories.emptyHint")} />}
      >
        {(all) => {
          const isFound = foundBy(search);
          const found = all.filter((category) => isFound(label(category)));
          return (
            <div className={classes.list}>
              <h2 className={classes.title}>{t("tabs.categories")}</h2>
              <FilterBox label={t("categories.search")} value={search} onChange={setSearch} />
              {found.length === 0 && <p>{t("categories.none", { search })}</p>}
              <CategoryList
                categories={found}
                linkTo={({ id }) => paths.eventBracket(event.slug, id)}
              />
            </div>
          );
        }}
      </QueryView>
    </>
  );
}
