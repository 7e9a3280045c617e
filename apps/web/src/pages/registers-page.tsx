import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#web/components/empty-state.tsx";
import { LinkButton } from "#web/components/link-button.tsx";
import { PageTitle } from "#web/components/page-title.tsx";
import { QueryView } from "#web/components/query-view.tsx";
import { categoriesQuery } from "#web/features/categories/categories.api.ts";
import { AddRegistrationDialog } from "#web/features/registrations/add-registration-dialog.tsx";
import { RegistrationList } from "#web/features/registrations/registration-list.tsx";
import { useRegistrationSearch } from "#web/features/registrations/use-registration-search.ts";
import { paths } from "#web/paths.ts";
import { useEventSetUp } from "./use-event-set-up.ts";

/** An event's athletes. */
export function RegistersPage() {
  const { t } = useTranslation("registrations");
  const { event, eventRef } = useEventSetUp();
  const categories = useQuery(categoriesQuery(event.id));
  const searching = useRegistrationSearch();
  const [adds, setAdds] = useState(false);
  const actions = (
    <>
      <LinkButton to={paths.importAthletes(eventRef)}>{t("page.import")}</LinkButton>
      <Button variant="default" onClick={() => setAdds(true)}>
        {t("page.add")}
      </Button>
    </>
  );
  const noCategories = (
    <EmptyState
      title={t("page.noCategories")}
      hint={t("page.noCategoriesHint")}
      action={
        <LinkButton to={paths.setUpSection(eventRef, "categories")}>
          {t("page.toCategories")}
        </LinkButton>
      }
    />
  );

  return (
    <>
      <PageTitle
        title={t("page.title")}
        lead={t("page.lead")}
        actions={event.registrations > 0 && actions}
      />
      <QueryView query={categories} empty={noCategories}>
        {(all) => (
          <>
            <RegistrationList
              eventId={event.id}
              eventRef={eventRef}
              categories={all}
              searching={searching}
              empty={
                <EmptyState title={t("page.empty")} hint={t("page.emptyHint")} action={actions} />
              }
            />
            {adds && (
              <AddRegistrationDialog
                eventId={event.id}
                categories={all}
                categoryId={searching.search.categoryId}
                onClose={() => setAdds(false)}
              />
            )}
          </>
        )}
      </QueryView>
    </>
  );
}
