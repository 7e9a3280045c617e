import type { FightId, LiveMessage } from "@chave/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLive } from "#web/lib/live.ts";
import { useServerClock } from "#web/lib/server-clock.ts";
import { fightOnTvQuery } from "./scoreboard.api.ts";

const staleMs = 3_000;
/** The winner stays on the screen at least this long before the TV moves on. */
const showWinnerMs = 10_000;

/** One fight as it stands, followed live; with `onNext`, also the mat's way to its next fight. */
export function useTv(fightId: FightId, onNext?: (next: FightId) => void) {
  const queryClient = useQueryClient();
  const now = useServerClock();
  const query = useQuery(fightOnTvQuery(fightId));
  const { queryKey } = fightOnTvQuery(fightId);
  const readAgain = () => void queryClient.invalidateQueries({ queryKey });
  const [called, setCalled] = useState<FightId | null>(null);

  const onMessage = (message: LiveMessage) => {
    if (message.kind === "schedule") return readAgain();
    if (message.kind === "next") {
      if (message.fightId === fightId) setCalled(message.nextFightId);
      return;
    }
    if (message.kind !== "fight") return;
    const { fight } = message;
    if (fight.id === fightId)
      queryClient.setQueryData(
        queryKey,
        (old) => old && (fight.version >= old.fight.version ? { ...old, fight } : old),
      );
    else if (query.data?.next.some(({ id }) => id === fight.id)) readAgain();
  };

  const topics = query.data ? [`fight:${fightId}`, `event:${query.data.fight.eventId}`] : [];
  const live = useLive(topics, onMessage, readAgain);

  const fight = query.data?.fight;
  const first = query.data?.next[0];
  const isOver = fight?.status === "finished";
  // A TV that missed the call sees that the mat's next fight has begun.
  const nextId = called ?? (first?.status === "running" ? first.id : null);
  const finishedAt = fight?.finishedAt ?? null;
  useEffect(() => {
    if (!onNext || !isOver || nextId === null) return;
    const shownMs = finishedAt === null ? 0 : now() - Date.parse(finishedAt);
    const timer = setTimeout(() => onNext(nextId), Math.max(0, showWinnerMs - shownMs));
    return () => clearTimeout(timer);
  }, [onNext, isOver, nextId, finishedAt, now]);

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
