import {
  type Fight,
  type FightId,
  fightId as parseFightId,
  type Scoreboard,
} from "@chave/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { PageHead } from "#web/components/page-head.tsx";
import { eventQuery } from "#web/features/events/events.api.ts";
import { keepPage } from "#web/features/scoreboard/keep-page.ts";
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
  if (!id.success) return <FightMissing backTo={paths.managerFights(eventRef)} />;
  // A fight's table keeps its outbox and its clock for as long as it is shown; the next fight gets new ones.
  return <ScoreboardOf key={fightId} eventRef={eventRef} fightId={id.data} />;
}

function ScoreboardOf({ eventRef, fightId }: { eventRef: string; fightId: FightId }) {
  const { t } = useTranslation(["scoreboard", "fights"]);
  const event = useQuery(eventQuery(eventRef));
  const board = useQuery(scoreboardQuery(fightId));
  const { data } = board;

  useNextFights(data?.next ?? none);

  const isOpen = data !== undefined;
  useEffect(() => {
    // Without it the table still works; only a reload needs the network.
    if (isOpen) keepPage().catch(() => undefined);
  }, [isOpen]);

  if (!data) {
    if (board.isPending) return <LoadingScoreboard />;
    const retry = () => void board.refetch();
    const backTo = paths.managerFights(eventRef);
    return <ScoreboardFailed error={board.error} retry={retry} backTo={backTo} />;
  }
  const { fight } = data;
  const backTo = queueOf(eventRef, data);
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
        signInAt={paths.login({ next: paths.scoreboard(eventRef, fight.id) })}
        linkTo={(one) => paths.scoreboard(eventRef, one.id)}
      />
    </>
  );
}

const none: readonly Fight[] = [];
/** Milliseconds after which a fight that was read beforehand is read again. */
const freshMs = 5 * 60_000;

/**
 * Reads the mat's next fights before they are needed: the table goes on without a network. One after the other, so that
 * what the operator does now never waits behind them.
 */
function useNextFights(next: readonly Fight[]): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    let isGone = false;
    const readAll = async () => {
      for (const { id } of next) {
        if (isGone) return;
        await queryClient.prefetchQuery({ ...scoreboardQuery(id), staleTime: freshMs });
      }
    };
    void readAll();
    return () => {
      isGone = true;
    };
  }, [next, queryClient]);
}

/**
 * The queue that the table came from: the set-up's for whoever manages the event, else the staff's. A board that an
 * older version has kept on this device does not say which.
 */
function queueOf(eventRef: string, { fight, can }: Scoreboard): string {
  const mat = { mat: fight.mat?.id };
  return can?.manage ? paths.fights(eventRef, mat) : paths.managerFights(eventRef, mat);
}
