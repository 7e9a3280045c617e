import type { Mat } from "@chave/contract";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#web/components/empty-state.tsx";
import { PageTitle } from "#web/components/page-title.tsx";
import { QueryView } from "#web/components/query-view.tsx";
import { AddMatsForm } from "#web/features/mats/add-mats-form.tsx";
import { MatList } from "#web/features/mats/mat-list.tsx";
import { matsQuery } from "#web/features/mats/mats.api.ts";
import { matManagersQuery } from "#web/features/staff/staff.api.ts";
import { useEventSetUp } from "./use-event-set-up.ts";

export function MatsPage() {
  const { t } = useTranslation("mats");
  const { event } = useEventSetUp();
  const mats = useQuery(matsQuery(event.id));
  const managers = useQuery(matManagersQuery(event.id)).data ?? [];
  const managersOf = (mat: Mat) =>
    managers
      .filter(({ matId }) => matId === mat.id)
      .map(({ name, state }) => (state === "active" ? name : t("list.invited", { name })));

  return (
    <>
      <PageTitle title={t("page.title")} lead={t("page.lead")} />
      <QueryView query={mats}>
        {(all) => (
          <>
            <AddMatsForm eventId={event.id} mats={all} />
            {all.length === 0 ? (
              <EmptyState title={t("page.empty")} hint={t("page.emptyHint")} />
            ) : (
              <MatList mats={all} managersOf={managersOf} />
            )}
          </>
        )}
      </QueryView>
    </>
  );
}
