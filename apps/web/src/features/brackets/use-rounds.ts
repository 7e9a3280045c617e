import type { Bracket } from "@chave/contract";
import { type RefObject, useCallback, useEffect, useState } from "react";
import { athletePath } from "./athlete-path.ts";
import { type BracketLayout, comfortable } from "./bracket-layout.ts";

const pitch = comfortable.cardWidth + comfortable.columnGap;

/** One round per screen: which one is shown, and the way to another. Opens at the athlete's next fight, else at the current round. */
export function useRounds(
  frame: RefObject<HTMLDivElement | null>,
  whole: BracketLayout,
  bracket: Bracket,
  options: { chosen: string | null; isOn: boolean },
) {
  const { chosen, isOn } = options;
  const [round, setRound] = useState(0);
  const opening = openingRound(whole, bracket, chosen);

  const show = useCallback(
    (next: number) => {
      setRound(next);
      frame.current?.scrollTo({ left: next * pitch, behavior: "instant" });
    },
    [frame],
  );

  useEffect(() => {
    if (isOn) show(opening);
  }, [isOn, opening, show]);

  useEffect(() => {
    const element = frame.current;
    if (!element || !isOn) return;
    let settle: ReturnType<typeof setTimeout>;
    const onScroll = () => {
      clearTimeout(settle);
      settle = setTimeout(() => setRound(Math.round(element.scrollLeft / pitch)), 90);
    };
    element.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      clearTimeout(settle);
      element.removeEventListener("scroll", onScroll);
    };
  }, [frame, isOn]);

  return { round: Math.min(round, Math.max(0, whole.columns.length - 1)), show };
}

function openingRound(layout: BracketLayout, bracket: Bracket, chosen: string | null): number {
  const path = chosen === null ? null : athletePath(bracket, chosen);
  const own = path?.next?.fight ?? path?.fought.at(-1);
  const key = own?.key ?? firstOpenFight(bracket)?.key;
  const column = layout.columns.findIndex(({ keys }) => key !== undefined && keys.includes(key));
  return column === -1 ? Math.max(0, layout.columns.length - 1) : column;
}

const firstOpenFight = ({ fights }: Bracket) =>
  fights
    .toSorted((a, b) => a.order - b.order)
    .find(({ status }) => status === "running" || status === "ready" || status === "waiting");
