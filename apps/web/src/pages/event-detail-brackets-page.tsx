import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#web/components/empty-state.tsx";
import { FilterBox } from "#web/components/filter-box.tsx";
import { LinkButton } from "#web/components/link-button.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { QueryView } from "#web/components/query-view.tsx";
import { CategoryList } from "#web/features/event-detail/category-list.tsx";
import { categoryNamesQuery } from "#web/features/events/find.api.ts";
import { useCategoryLabel } from "#web/lib/category-label.ts";
import { foundBy } from "#web/lib/search-text.ts";
import { paths } from "#web/paths.ts";
import classes from "./event-detail-tab.module.css";
import { useEventDetail } from "./use-event-detail.ts";

/** The index of the brackets. */
export function EventDetailBracketsPage() {
  const { t } = useTranslation("event-detail");
  const { event } = useEventDetail();
  const [search, setSearch] = useState("");
  const label = useCategoryLabel();
  const categories = useQuery(categoryNamesQuery(event.id));

  return (
    <>
      <PageHead
        title={t("head.brackets.title", { event: event.name })}
        description={t("head.brackets.description", { event: event.name })}
      />
      <QueryView query={categories}>
        {(all) => {
          const drawn = all.filter(({ hasBracket }) => hasBracket);
          const isFound = foundBy(search);
          const found = drawn.filter((category) => isFound(label(category)));
          if (drawn.length === 0) return <NoBrackets />;
          return (
            <div className={classes.list}>
              <h2 className={classes.title}>{t("tabs.brackets")}</h2>
              <FilterBox label={t("brackets.search")} value={search} onChange={setSearch} />
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

function NoBrackets() {
  const { t } = useTranslation("event-detail");
  const { event } = useEventDetail();
  return (
    <EmptyState
      title={t("brackets.empty")}
      hint={t("brackets.emptyHint")}
      action={
        event.registrations > 0 && (
          <LinkButton to={paths.eventAthletes(event.slug)} variant="default">
            {t("act.athletes")}
          </LinkButton>
        )
      }
    />
  );
}
