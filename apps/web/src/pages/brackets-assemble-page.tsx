import type { Category, Fight } from "@chave/contract";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#web/components/empty-state.tsx";
import { LinkButton } from "#web/components/link-button.tsx";
import { PageTitle } from "#web/components/page-title.tsx";
import { QueryView } from "#web/components/query-view.tsx";
import { AssembleList } from "#web/features/brackets/assemble-list.tsx";
import { DrawAll } from "#web/features/brackets/draw-all.tsx";
import { categoryNamesQuery, openFightsQuery } from "#web/features/events/find.api.ts";
import { paths } from "#web/paths.ts";
import { useEventSetUp } from "./use-event-set-up.ts";

/** Draw everything, then look at what needs a person. */
export function BracketsAssemblePage() {
  const { t } = useTranslation("brackets");
  const { event } = useEventSetUp();
  const categories = useQuery(categoryNamesQuery(event.id));
  const fights = useQuery(openFightsQuery(event.id));

  return (
    <>
      <PageTitle title={t("assemble.title")} lead={t("assemble.lead")} />
      <QueryView query={categories}>
        {(all) => <Assemble categories={all} fights={fights.data ?? []} />}
      </QueryView>
    </>
  );
}

type Props = { categories: readonly Category[]; fights: readonly Fight[] };

function Assemble({ categories, fights }: Props) {
  const { t } = useTranslation("brackets");
  const { event, eventRef } = useEventSetUp();
  if (!categories.some(({ entries }) => entries > 0)) {
    return (
      <EmptyState
        title={t("assemble.empty")}
        hint={t("assemble.emptyHint")}
        action={<LinkButton to={paths.importAthletes(eventRef)}>{t("assemble.import")}</LinkButton>}
      />
    );
  }
  return (
    <>
      <DrawAll eventId={event.id} categories={categories} />
      <AssembleList
        categories={categories}
        fights={fights}
        linkTo={({ id }) => paths.setUpBracket(eventRef, id)}
      />
    </>
  );
}
