import type { Fight } from "@chave/contract";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { EmptyState } from "#web/components/empty-state.tsx";
import { LinkButton } from "#web/components/link-button.tsx";
import { PageTitle } from "#web/components/page-title.tsx";
import { QueryView } from "#web/components/query-view.tsx";
import { categoriesQuery } from "#web/features/categories/categories.api.ts";
import { byMat, isFought, matches, readFilter } from "#web/features/fights/fight-filter.ts";
import { FightFilters } from "#web/features/fights/fight-filters.tsx";
import { MatFightList } from "#web/features/fights/fight-list.tsx";
import { fightsQuery, useLiveFights } from "#web/features/fights/fights.api.ts";
import { MatQueue } from "#web/features/fights/mat-queue.tsx";
import { matsQuery } from "#web/features/mats/mats.api.ts";
import { useFightWords } from "#web/lib/fight-words.ts";
import { paths } from "#web/paths.ts";
import { useEventSetUp } from "./use-event-set-up.ts";

/** Every mat with its fights; `?mat=` is the queue of one mat, for its table. */
export function FightsPage() {
  const { event } = useEventSetUp();
  const fights = useQuery(fightsQuery(event.id));
  useLiveFights(event.id);
  return (
    <QueryView query={fights}>
      {(all) => {
        const fought = all.filter(isFought);
        return fought.length === 0 ? <NoFights /> : <Fights fights={fought} />;
      }}
    </QueryView>
  );
}

function NoFights() {
  const { t } = useTranslation("fights");
  const { event, eventRef } = useEventSetUp();
  const missing = event.mats === 0 ? "noMats" : "noFights";
  const section = event.mats === 0 ? "mats" : "brackets-assemble";
  return (
    <>
      <PageTitle title={t("page.title")} lead={t("page.lead")} />
      <EmptyState
        title={t(`empty.${missing}.title`)}
        hint={t(`empty.${missing}.what`)}
        action={
          <LinkButton to={paths.setUpSection(eventRef, section)}>
            {t(`empty.${missing}.action`)}
          </LinkButton>
        }
      />
    </>
  );
}

function Fights({ fights }: { fights: readonly Fight[] }) {
  const { t } = useTranslation("fights");
  const { event, eventRef } = useEventSetUp();
  const words = useFightWords();
  const [search, setSearch] = useSearchParams();
  const mats = useQuery(matsQuery(event.id)).data ?? [];
  const categories = useQuery(categoriesQuery(event.id)).data ?? [];
  const filter = readFilter(search);

  const nameOf = new Map(categories.map((category) => [category.id, words.category(category)]));
  const shown = fights.filter((fight) => matches(filter, fight));
  const props = {
    timeZone: event.timeZone,
    categoryName: (fight: Fight) => nameOf.get(fight.categoryId) ?? "",
    links: {
      scoreboard: (fight: Fight) => paths.scoreboard(eventRef, fight.id),
      tv: (fight: Fight) => paths.tv(eventRef, fight.id, { follow: "1" }),
      queue: (mat: string) => paths.fights(eventRef, { mat }),
    },
  };
  const queueMat = mats.find(({ id }) => id === filter.mat);
  const isQueue = queueMat !== undefined && !filter.category && !filter.state;

  return (
    <>
      {queueMat && isQueue ? (
        <PageTitle
          title={t("page.queue", { mat: words.mat(queueMat) })}
          lead={t("page.queueLead")}
          actions={
            <LinkButton to={paths.fights(eventRef)} variant="default">
              {t("page.allMats")}
            </LinkButton>
          }
        />
      ) : (
        <PageTitle title={t("page.title")} lead={t("page.lead")} />
      )}
      {!isQueue && (
        <FightFilters
          filter={filter}
          mats={mats.map((mat) => ({ value: mat.id, label: words.mat(mat) }))}
          categories={categories
            .filter(({ hasBracket }) => hasBracket)
            .map((category) => ({ value: category.id, label: words.category(category) }))}
          onChange={(changed) => setSearch(given(changed), { replace: true })}
        />
      )}
      {shown.length === 0 && !isQueue && <EmptyState title={t("filter.none")} />}
      {isQueue ? (
        <MatQueue fights={shown} {...props} />
      ) : (
        byMat(shown).map((group) => (
          <MatFightList key={group.mat?.id ?? ""} group={group} {...props} />
        ))
      )}
    </>
  );
}

const given = (filter: Record<string, string | undefined>) =>
  Object.entries(filter).flatMap(([name, value]): [string, string][] =>
    value ? [[name, value]] : [],
  );
