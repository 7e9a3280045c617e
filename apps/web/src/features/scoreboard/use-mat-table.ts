import type { FightAction, Scoreboard } from "@chave/contract";
import { replay, ruleSets, whyNot, withLength } from "@chave/scoring";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useServerClock } from "#web/lib/server-clock.ts";
import { soundBuzzer } from "./buzzer.ts";
import { allActions, type Draft, draftOf, stamp, stopAtZero } from "./fight-log.ts";
import { type BoardAct, createRepeatGuard } from "./key-map.ts";
import { keepBoard } from "./outbox-storage.ts";
import { scoreboardQuery, type sendActions } from "./scoreboard.api.ts";
import { useOutbox } from "./use-outbox.ts";
import { useTimeUp } from "./use-time-up.ts";

/** What the operator is told for a few seconds. */
export type Notice = { kind: "not_now"; why: string } | { kind: "taken_back"; action: FightAction };
const noticeMs = 4_000;

/**
 * The mat table's state: the list of actions, the server's and this device's own, replayed. The screen never waits for
 * the network: what is done here counts at once and is sent by the outbox.
 */
export function useMatTable(board: Scoreboard) {
  const { fight, ruleSet, fightSeconds, actions: fromServer } = board;
  const queryClient = useQueryClient();
  const now = useServerClock();
  const { queryKey } = scoreboardQuery(fight.id);
  const rules = useMemo(
    () => withLength(ruleSets[ruleSet]!, fightSeconds),
    [ruleSet, fightSeconds],
  );

  const onStored = useCallback(
    ({ fight: stored }: Awaited<ReturnType<typeof sendActions>>) => {
      queryClient.setQueryData(queryKey, (old) => old && { ...old, fight: stored });
    },
    [queryClient, queryKey],
  );
  const { outbox, sent } = useOutbox(fight.id, onStored);

  const actions = useMemo(() => allActions(fromServer, sent), [fromServer, sent]);
  const score = useMemo(() => replay(rules, actions), [rules, actions]);
  // Two strokes may fall between two renders: what counts is the list, not what was drawn last.
  const scoreNow = useCallback(
    () => replay(rules, allActions(fromServer, outbox.getState())),
    [rules, fromServer, outbox],
  );

  useEffect(() => keepBoard(localStorage, { ...board, actions }), [board, actions]);

  const [notice, setNotice] = useState<Notice | null>(null);
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => setNotice(null), noticeMs);
    return () => clearTimeout(timer);
  }, [notice]);

  /** Adds what happened; answers whether the rules allow it now. */
  const add = useCallback(
    (draft: Draft): boolean => {
      const current = scoreNow();
      const action = stamp(draft, current, now());
      const why = whyNot(rules, current, action);
      if (why) {
        setNotice({ kind: "not_now", why });
        return false;
      }
      const target = draft.kind === "void" && current.undoable.find(isCalled(draft.voids));
      setNotice(target ? { kind: "taken_back", action: target as FightAction } : null);
      outbox.add(action);
      return true;
    },
    [rules, scoreNow, now, outbox],
  );

  const [isRepeat] = useState(() => createRepeatGuard());
  const act = useCallback(
    (boardAct: BoardAct): void => {
      if (isRepeat(boardAct, performance.now())) return;
      const draft = draftOf(boardAct, scoreNow());
      if (draft) add(draft);
      else setNotice({ kind: "not_now", why: "nothing_to_take_back" });
    },
    [isRepeat, scoreNow, add],
  );

  useTimeUp(score, now, () => {
    const current = scoreNow();
    if (!current.clock.running) return;
    outbox.add(stopAtZero(current));
    soundBuzzer();
  });

  return { rules, score, now, add, act, notice, outbox, sent };
}

export type MatTableState = ReturnType<typeof useMatTable>;

const isCalled = (id: string) => (action: { actionId: string }) => action.actionId === id;
