import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { PageTitle } from "#web/components/page-title.tsx";
import { QueryView } from "#web/components/query-view.tsx";
import { resultsQuery } from "#web/features/results/results.api.ts";
import { ResultsView } from "#web/features/results/results-view.tsx";
import { paths } from "#web/paths.ts";
import { useEventSetUp } from "./use-event-set-up.ts";

/** Podiums and medals as they stand, for the organizer. */
export function ResultsSetUpPage() {
  const { t } = useTranslation("results");
  const { event, eventRef } = useEventSetUp();
  const results = useQuery(resultsQuery(event.id));

  return (
    <>
      <PageTitle title={t("page.title")} lead={t("page.lead")} />
      <QueryView query={results}>
        {(results) => (
          <ResultsView
            results={results}
            linkTo={({ category }) => paths.setUpBracket(eventRef, category.id)}
          />
        )}
      </QueryView>
    </>
  );
}
