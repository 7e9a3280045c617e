import type { EventDetail, Fight, MatId } from "@chave/contract";
import { Container, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useParams, useSearchParams } from "react-router";
import { EmptyState } from "#web/components/empty-state.tsx";
import { LinkButton } from "#web/components/link-button.tsx";
import { PageTitle } from "#web/components/page-title.tsx";
import { QueryView } from "#web/components/query-view.tsx";
import { categoriesQuery } from "#web/features/categories/categories.api.ts";
import { eventQuery } from "#web/features/events/events.api.ts";
import { isFought } from "#web/features/fights/fight-filter.ts";
import { fightsQuery, useLiveFights } from "#web/features/fights/fights.api.ts";
import { MatQueue } from "#web/features/fights/mat-queue.tsx";
import { matsQuery } from "#web/features/mats/mats.api.ts";
import { MatChoice } from "#web/features/staff/mat-choice.tsx";
import { useFightWords } from "#web/lib/fight-words.ts";
import { useSession } from "#web/lib/session.ts";
import { paths } from "#web/paths.ts";

type MatOfMine = { id: MatId; name: string };

/** The queue of the mat that the person keeps. Whoever manages the event chooses one. */
export function ManagerFightsPage() {
  const { eventRef = "" } = useParams();
  const event = useQuery(eventQuery(eventRef));
  return (
    <Container pt={40}>
      <QueryView query={event}>
        {(found) => (found.can.manage ? <AnyMat event={found} /> : <MyMats event={found} />)}
      </QueryView>
    </Container>
  );
}

function AnyMat({ event }: { event: EventDetail }) {
  const { t } = useTranslation("staff");
  const mats = useQuery(matsQuery(event.id));
  const empty = <EmptyState title={t("queue.noMats")} hint={t("queue.noMatsHint")} />;
  return (
    <QueryView query={mats} empty={empty}>
      {(all) => <OneOf event={event} mats={all} />}
    </QueryView>
  );
}

function MyMats({ event }: { event: EventDetail }) {
  const { t } = useTranslation("staff");
  const session = useSession();
  const grants = session.status === "signed_in" ? session.session.grants : [];
  const mats = grants.flatMap(({ eventId, mat }) => (eventId === event.id && mat ? [mat] : []));
  if (mats.length > 0) return <OneOf event={event} mats={mats} />;
  return (
    <EmptyState
      title={t("queue.none")}
      hint={t("queue.noneHint")}
      action={<LinkButton to={paths.manager()}>{t("queue.toTasks")}</LinkButton>}
    />
  );
}

/** The mat stands in the address; a single one needs no choice. */
function OneOf({ event, mats }: { event: EventDetail; mats: readonly MatOfMine[] }) {
  const { t } = useTranslation("staff");
  const { eventRef = "" } = useParams();
  const [params] = useSearchParams();
  const asked = mats.find(({ id }) => id === params.get("mat"));
  const mat = asked ?? (mats.length === 1 ? mats[0] : undefined);
  if (mat) return <Queue key={mat.id} event={event} mat={mat} hasOthers={mats.length > 1} />;
  return (
    <>
      <PageTitle title={t("queue.choose")} lead={event.name} />
      <Text mb="lg">{t("queue.chooseHint")}</Text>
      <MatChoice mats={mats} linkTo={({ id }) => paths.managerFights(eventRef, { mat: id })} />
    </>
  );
}

type QueueProps = { event: EventDetail; mat: MatOfMine; hasOthers: boolean };

function Queue({ event, mat, hasOthers }: QueueProps) {
  const { t } = useTranslation(["staff", "fights"]);
  const { eventRef = "" } = useParams();
  const words = useFightWords();
  const fights = useQuery(fightsQuery(event.id, mat.id));
  const categories = useQuery(categoriesQuery(event.id)).data ?? [];
  useLiveFights(event.id, mat.id);
  const nameOf = new Map(categories.map((category) => [category.id, words.category(category)]));

  return (
    <>
      <PageTitle
        title={t("fights:page.queue", { mat: words.mat(mat) })}
        lead={event.name}
        actions={
          hasOthers && (
            <LinkButton to={paths.managerFights(eventRef)} variant="default">
              {t("queue.other")}
            </LinkButton>
          )
        }
      />
      <QueryView
        query={fights}
        empty={<EmptyState title={t("queue.noFights")} hint={t("queue.noFightsHint")} />}
      >
        {(all) => (
          <MatQueue
            fights={readyFirst(all.filter(isFought))}
            timeZone={event.timeZone}
            categoryName={(fight) => nameOf.get(fight.categoryId) ?? ""}
            links={{
              scoreboard: (fight) => paths.scoreboard(eventRef, fight.id),
              tv: (fight) => paths.tv(eventRef, fight.id, { follow: "1" }),
              queue: (matId) => paths.managerFights(eventRef, { mat: matId }),
            }}
          />
        )}
      </QueryView>
    </>
  );
}

/** A fight whose athletes are not known yet cannot be called: it goes behind those that can. */
const readyFirst = (fights: readonly Fight[]): Fight[] =>
  fights.toSorted((a, b) => Number(a.status === "waiting") - Number(b.status === "waiting"));
