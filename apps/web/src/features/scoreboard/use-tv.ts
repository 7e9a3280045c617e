import type { Fight, FightId, LiveMessage } from "@chave/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLive } from "#web/lib/live.ts";
import { useServerClock } from "#web/lib/server-clock.ts";
import { runningOnMat, withFight } from "./running-on-mat.ts";
import { fightOnTvQuery, openFightsOfMatQuery } from "./scoreboard.api.ts";

const none: readonly Fight[] = [];
const staleMs = 3_000;
/** The winner stays on the screen this long, unless something happens on the mat. */
const showWinnerMs = 10_000;

/** One fight as it stands, followed live; with `onMove`, also its mat's way: to what runs there, then to what comes next. */
export function useTv(fightId: FightId, onMove?: (to: FightId) => void) {
  const queryClient = useQueryClient();
  const now = useServerClock();
  const query = useQuery(fightOnTvQuery(fightId));
  const { queryKey } = fightOnTvQuery(fightId);
  const fight = query.data?.fight;
  const ofMatQuery = openFightsOfMatQuery(onMove && fight);
  const { data: ofMat = none } = useQuery(ofMatQuery);
  const isOver = fight?.status === "finished";
  const finishedAt = fight?.finishedAt ?? null;
  const [called, setCalled] = useState<FightId | null>(null);
  const nextId = called ?? query.data?.next[0]?.id ?? null;
  /** The end after which another fight of the mat was started, marked or reopened. */
  const [goneOnAfter, setGoneOnAfter] = useState<string | null>(null);

  const readFight = () => void queryClient.invalidateQueries({ queryKey });
  const readAgain = () => {
    readFight();
    void queryClient.invalidateQueries({ queryKey: ofMatQuery.queryKey });
  };
  const onMessage = (message: LiveMessage) => {
    if (message.kind === "schedule") return readAgain();
    if (message.kind === "next") {
      if (message.fightId === fightId) setCalled(message.nextFightId);
      return;
    }
    if (message.kind !== "fight") return;
    const heard = message.fight;
    queryClient.setQueryData(ofMatQuery.queryKey, (old) => old && withFight(old, heard));
    if (heard.id === fightId)
      queryClient.setQueryData(
        queryKey,
        (old) => old && (heard.version >= old.fight.version ? { ...old, fight: heard } : old),
      );
    else if (fight?.mat && heard.mat?.id === fight.mat.id && heard.status === "running")
      setGoneOnAfter(finishedAt);
    if (query.data?.next.some(({ id }) => id === heard.id)) readFight();
  };

  const topics = fight ? [`fight:${fightId}`, `event:${fight.eventId}`] : [];
  const live = useLive(topics, onMessage, readAgain);

  const moveTo = (fight && runningOnMat(fight, ofMat)) ?? (isOver ? nextId : null);
  const keepsWinner = isOver && goneOnAfter !== finishedAt;
  useEffect(() => {
    if (!onMove || moveTo === null || moveTo === fightId) return;
    const shownMs = finishedAt === null ? 0 : now() - Date.parse(finishedAt);
    const waitMs = keepsWinner ? Math.max(0, showWinnerMs - shownMs) : 0;
    const timer = setTimeout(() => onMove(moveTo), waitMs);
    return () => clearTimeout(timer);
  }, [onMove, fightId, moveTo, keepsWinner, finishedAt, now]);

  return { query, now, isStale: useIsStale(query.data !== undefined && !live.isOpen) };
}

function useIsStale(isClosed: boolean): boolean {
  const [isStale, setStale] = useState(false);
  useEffect(() => {
    if (!isClosed) return setStale(false);
    const timer = setTimeout(() => setStale(true), staleMs);
    return () => clearTimeout(timer);
  }, [isClosed]);
  return isStale;
}
