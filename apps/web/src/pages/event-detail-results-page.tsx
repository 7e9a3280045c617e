import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { PageHead } from "#web/components/page-head.tsx";
import { QueryView } from "#web/components/query-view.tsx";
import { resultsQuery } from "#web/features/results/results.api.ts";
import { ResultsView } from "#web/features/results/results-view.tsx";
import { paths } from "#web/paths.ts";
import { useEventDetail } from "./use-event-detail.ts";

/** Podiums as they become certain, and the gyms' medals. */
export function EventDetailResultsPage() {
  const { t } = useTranslation("event-detail");
  const { event } = useEventDetail();
  const results = useQuery(resultsQuery(event.id));

  return (
    <>
      <PageHead
        title={t("head.results.title", { event: event.name })}
        description={t("head.results.description", { event: event.name })}
      />
      <QueryView query={results}>
        {(results) => (
          <ResultsView
            results={results}
            linkTo={({ category }) => paths.eventBracket(event.slug, category.id)}
          />
        )}
      </QueryView>
    </>
  );
}
