import type { Fight, LiveMessage, Scoreboard } from "@chave/contract";
import type { FightScore } from "@chave/scoring";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useLive } from "#web/lib/live.ts";
import { scoreboardQuery } from "./scoreboard.api.ts";
import type { MatTableState } from "./use-mat-table.ts";

/** Reads the fight again when somebody else has changed it, or what comes after it on this mat. */
export function useBoardLive(board: Scoreboard, { score, outbox, sent }: MatTableState) {
  const queryClient = useQueryClient();
  const { fight, next } = board;
  const [heard, setHeard] = useState(0);
  const isSettled = sent.waiting.length === 0;
  const { queryKey } = scoreboardQuery(fight.id);
  const readAgain = () => void queryClient.invalidateQueries({ queryKey });

  const onMessage = (message: LiveMessage) => {
    if (message.kind === "schedule") return readAgain();
    if (message.kind !== "fight") return;
    const isOurs = message.fight.id === fight.id;
    if (isOurs) {
      setHeard((known) => Math.max(known, message.fight.version));
    } else if (next.some(({ id }) => id === message.fight.id)) readAgain();
  };
  const onReset = () => {
    readAgain();
    outbox.flushNow();
  };
  const live = useLive([`event:${fight.eventId}`], onMessage, onReset);

  // Once the own actions are answered, the list held here must explain the version that was heard of, and the board
  // that the server has made of all actions. Otherwise somebody else has added some.
  const comparedVersion = useRef(-1);
  useEffect(() => {
    const { queryKey } = scoreboardQuery(fight.id);
    const isLatest = queryClient.getQueryData(queryKey)?.fight === fight;
    if (!isSettled || !isLatest) return;
    const isBehind = heard > fight.version;
    const differs = comparedVersion.current !== fight.version && !isSameBoard(fight, score);
    if (!isBehind && !differs) return;
    comparedVersion.current = fight.version;
    void queryClient.invalidateQueries({ queryKey });
  }, [isSettled, heard, fight, score, queryClient]);

  return live;
}

function isSameBoard({ score: known, clock, winner, swapped }: Fight, score: FightScore): boolean {
  const corners = ["first", "second"] as const;
  const kinds = ["points", "advantages", "penalties"] as const;
  if (!known || !clock) return true;
  const { running, remainingMs, atMs } = score.clock;
  return (
    clock.running === running &&
    clock.remainingMs === remainingMs &&
    clock.atMs === atMs &&
    swapped === score.swapped &&
    winner === (score.result?.winner ?? null) &&
    corners.every((corner) => kinds.every((kind) => known[corner][kind] === score[corner][kind]))
  );
}
