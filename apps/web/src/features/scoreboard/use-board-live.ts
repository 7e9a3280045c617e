import type { Fight, LiveMessage, Scoreboard } from "@chave/contract";
import type { FightScore } from "@chave/scoring";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useLive } from "#web/lib/live.ts";
import { scoreboardQuery } from "./scoreboard.api.ts";
import type { MatTableState } from "./use-mat-table.ts";

/** Reads the fight again when somebody else has changed it, or what comes after it on this mat. */
export function useBoardLive(board: Scoreboard, { score, outbox, sent }: MatTableState) {
  const queryClient = useQueryClient();
  const { fight, next } = board;
  const isSettled = sent.waiting.length === 0;
  const { queryKey } = scoreboardQuery(fight.id);
  const readAgain = () => void queryClient.invalidateQueries({ queryKey });

  const onMessage = (message: LiveMessage) => {
    if (message.kind === "schedule") return readAgain();
    if (message.kind !== "fight") return;
    const isOurs = message.fight.id === fight.id;
    if (isOurs) {
      // While own actions are on their way the answer to them tells the same.
      if (message.fight.version > fight.version && isSettled) readAgain();
    } else if (next.some(({ id }) => id === message.fight.id)) readAgain();
  };
  const onReset = () => {
    readAgain();
    outbox.flushNow();
  };
  const live = useLive([`event:${fight.eventId}`], onMessage, onReset);

  // The server's score is made of all actions: when it differs, somebody else has added some.
  const { version } = fight;
  const differs = isSettled && fight.score !== null && !hasSameScore(fight, score);
  const comparedVersion = useRef(-1);
  useEffect(() => {
    if (!differs || comparedVersion.current === version) return;
    comparedVersion.current = version;
    void queryClient.invalidateQueries({ queryKey: scoreboardQuery(fight.id).queryKey });
  }, [differs, version, fight.id, queryClient]);

  return live;
}

function hasSameScore({ score: known, winner }: Fight, score: FightScore): boolean {
  const corners = ["first", "second"] as const;
  const kinds = ["points", "advantages", "penalties"] as const;
  return (
    winner === (score.result?.winner ?? null) &&
    corners.every((corner) => kinds.every((kind) => known?.[corner][kind] === score[corner][kind]))
  );
}
