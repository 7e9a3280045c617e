import { DoubleElimination, RoundRobin, SingleElimination } from "tournament-pairings";
import type { StageType } from "./stage-type.ts";

type Pairing = ReturnType<typeof SingleElimination>[number];

/** The library only pairs; playing is following its own links from winner and loser to their next match. */
export function drawAndPlayWithPairings(size: number, type: StageType): void {
  const names = Array.from({ length: size }, (_, n) => `athlete-${n}`);
  if (type === "round_robin") {
    RoundRobin(names);
    return;
  }
  const matches =
    type === "single_elimination" ? SingleElimination(names) : DoubleElimination(names);
  const at = new Map(matches.map((match) => [keyOf(match), match]));
  for (const match of matches.toSorted((a, b) => a.round - b.round || a.match - b.match)) {
    moveOn(at, match.win, match.player1 ?? match.player2);
    moveOn(at, match.loss, match.player2);
  }
}

const keyOf = ({ round, match }: { round: number; match: number }) => `${round}/${match}`;

function moveOn(at: Map<string, Pairing>, to: Pairing["win"], who: Pairing["player1"]): void {
  const next = to && at.get(keyOf(to));
  if (!next || who === null) return;
  if (next.player1 === null) next.player1 = who;
  else next.player2 = who;
}
