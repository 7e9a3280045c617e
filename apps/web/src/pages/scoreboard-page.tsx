import { type Fight, type FightId, fightId as parseFightId } from "@chave/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { PageHead } from "#web/components/page-head.tsx";
import { eventQuery } from "#web/features/events/events.api.ts";
import { MatTable } from "#web/features/scoreboard/mat-table.tsx";
import { scoreboardQuery } from "#web/features/scoreboard/scoreboard.api.ts";
import {
  FightMissing,
  FightNotReady,
  LoadingScoreboard,
  ScoreboardFailed,
} from "#web/features/scoreboard/scoreboard-faces.tsx";
import { paths } from "#web/paths.ts";

export function ScoreboardPage() {
  const { eventRef = "", fightId = "" } = useParams();
  const id = parseFightId.safeParse(fightId);
  if (!id.success) return <FightMissing backTo={fightsOf(eventRef)} />;
  // A fight's table keeps its outbox and its clock for as long as it is shown; the next fight gets new ones.
  return <ScoreboardOf key={fightId} eventRef={eventRef} fightId={id.data} />;
}

function ScoreboardOf({ eventRef, fightId }: { eventRef: string; fightId: FightId }) {
  const { t } = useTranslation(["scoreboard", "fights"]);
  const queryClient = useQueryClient();
  const event = useQuery(eventQuery(eventRef));
  const board = useQuery(scoreboardQuery(fightId));
  const { data } = board;

  // The next fights are on this device before they are needed: the table goes on without a network.
  const next = data?.next;
  useEffect(() => {
    for (const { id } of next ?? []) void queryClient.prefetchQuery(scoreboardQuery(id));
  }, [next, queryClient]);

  if (!data) {
    if (board.isPending) return <LoadingScoreboard />;
    const retry = () => void board.refetch();
    return <ScoreboardFailed error={board.error} retry={retry} backTo={fightsOf(eventRef)} />;
  }
  const { fight } = data;
  const backTo = fightsOf(eventRef, fight);
  if (fight.status === "waiting" || fight.status === "bye" || fight.status === "void")
    return <FightNotReady board={data} backTo={backTo} />;

  return (
    <>
      <PageHead
        title={`${t("fights:number", { number: fight.number })} · ${data.eventName}`}
        description={data.eventName}
      />
      <MatTable
        board={data}
        timeZone={event.data?.timeZone}
        backTo={backTo}
        tvAt={paths.tv(eventRef, fight.id, { follow: "1" })}
        linkTo={(one) => paths.scoreboard(eventRef, one.id)}
      />
    </>
  );
}

const fightsOf = (eventRef: string, fight?: Fight) =>
  paths.fights(eventRef, { mat: fight?.mat?.id });
