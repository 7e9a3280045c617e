import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#web/components/empty-state.tsx";
import { LinkButton } from "#web/components/link-button.tsx";
import { PageTitle } from "#web/components/page-title.tsx";
import { QueryView } from "#web/components/query-view.tsx";
import { categoriesQuery } from "#web/features/categories/categories.api.ts";
import { ImportWizard } from "#web/features/imports/import-wizard.tsx";
import { paths } from "#web/paths.ts";
import { useEventSetUp } from "./use-event-set-up.ts";

/** Brings in a list of athletes. */
export function ImportAthletesPage() {
  const { t } = useTranslation("imports");
  const { event, eventRef } = useEventSetUp();
  const categories = useQuery(categoriesQuery(event.id));
  const toAthletes = paths.setUpSection(eventRef, "registers");

  return (
    <>
      <PageTitle
        title={t("page.title")}
        lead={t("page.lead")}
        actions={
          <LinkButton variant="default" to={toAthletes}>
            {t("page.back")}
          </LinkButton>
        }
      />
      <QueryView
        query={categories}
        empty={
          <EmptyState
            title={t("page.noCategories")}
            hint={t("page.noCategoriesHint")}
            action={
              <LinkButton to={paths.setUpSection(eventRef, "categories")}>
                {t("page.toCategories")}
              </LinkButton>
            }
          />
        }
      >
        {(all) => (
          <ImportWizard
            target={{ kind: "athletes", eventId: event.id, categories: all }}
            next={<LinkButton to={toAthletes}>{t("imported.see")}</LinkButton>}
          />
        )}
      </QueryView>
    </>
  );
}
