import type { FightAction, Scoreboard } from "@chave/contract";
import { type Action, replay, ruleSets, whyNot, withLength } from "@chave/scoring";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useServerClock } from "#web/lib/server-clock.ts";
import { soundBuzzer } from "./buzzer.ts";
import {
  allActions,
  type Draft,
  draftOf,
  givenBack,
  stamp,
  stopAtZero,
  takenBackBy,
} from "./fight-log.ts";
import { type BoardAct, createRepeatGuard } from "./key-map.ts";
import { keepBoard } from "./outbox-storage.ts";
import { scoreboardQuery, type sendActions } from "./scoreboard.api.ts";
import { useOutbox } from "./use-outbox.ts";
import { useTimeUp } from "./use-time-up.ts";

/** What the operator is told for a few seconds. */
export type Notice =
  | { kind: "not_now"; why: string }
  | { kind: "taken_back"; action: FightAction }
  | { kind: "given_back"; action: FightAction };
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
    ({ fight: stored, refused }: Awaited<ReturnType<typeof sendActions>>) => {
      // A request makes one version of the fight. A refusal or a further one: somebody else was there first.
      const known = queryClient.getQueryData(queryKey)?.fight.version ?? 0;
      if (refused.length > 0 || stored.version > known + 1)
        void queryClient.invalidateQueries({ queryKey });
      else queryClient.setQueryData(queryKey, (old) => old && { ...old, fight: stored });
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

  // Picked out of the list or by its kind, and nothing done since: one undo gives it back.
  const [pickedOut, setPickedOut] = useState<FightAction | null>(null);

  const tell = useCallback(
    (action: FightAction, told: Notice | null): boolean => {
      const why = whyNot(rules, scoreNow(), action);
      setNotice(why ? { kind: "not_now", why } : told);
      if (why) return false;
      setPickedOut(null);
      outbox.add(action);
      return true;
    },
    [rules, scoreNow, outbox],
  );

  /** Adds what happened; answers whether the rules allow it now. */
  const add = useCallback(
    (draft: Draft): boolean => tell(stamp(draft, scoreNow(), now()), null),
    [tell, scoreNow, now],
  );

  const takeBack = useCallback(
    (taken: Action, isPicked = true): void => {
      const draft: Draft = { kind: "void", voids: taken.actionId };
      const action = taken as FightAction;
      const isTaken = tell(stamp(draft, scoreNow(), now()), { kind: "taken_back", action });
      if (isTaken && isPicked) setPickedOut(action);
    },
    [tell, scoreNow, now],
  );

  const giveBack = useCallback(
    (taken: FightAction): void => {
      const action = givenBack(taken, now());
      tell(action, { kind: "given_back", action });
    },
    [tell, now],
  );

  const [isRepeat] = useState(() => createRepeatGuard());
  const act = useCallback(
    (boardAct: BoardAct, atMs: number): void => {
      if (isRepeat(boardAct, atMs)) return;
      if (boardAct.do === "undo" || boardAct.do === "take_back") {
        const isUndo = boardAct.do === "undo";
        const taken = takenBackBy(boardAct, scoreNow());
        if (isUndo && pickedOut) giveBack(pickedOut);
        else if (taken) takeBack(taken, !isUndo);
        else setNotice({ kind: "not_now", why: "nothing_to_take_back" });
      } else if (boardAct.do !== "finish") add(draftOf(boardAct, scoreNow()));
    },
    [isRepeat, scoreNow, add, takeBack, giveBack, pickedOut],
  );

  useTimeUp(score, now, () => {
    const current = scoreNow();
    if (!current.clock.running) return;
    outbox.add(stopAtZero(current));
    soundBuzzer();
  });

  return {
    rules,
    score,
    now,
    add,
    act,
    takeBack,
    giveBack,
    canUndo: pickedOut !== null || score.last !== null,
    notice: notice ?? (pickedOut && { kind: "taken_back", action: pickedOut }),
    outbox,
    sent,
  };
}

export type MatTableState = ReturnType<typeof useMatTable>;
