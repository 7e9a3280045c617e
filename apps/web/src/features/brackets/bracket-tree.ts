import type { Bracket, Corner, Fight, FightSide } from "@chave/contract";

/** The fights that are drawn as columns, and who feeds whom. Group fights stand in a table instead. */
export type BracketTree = {
  fights: Fight[];
  byKey: ReadonlyMap<string, Fight>;
  /** The drawn fight whose winner comes to this side; undefined for whoever starts here. */
  feederOf: (fight: Fight, corner: Corner) => Fight | undefined;
  /** Where the winner or the loser of a fight goes. */
  nextOf: (key: string, as: "winner" | "loser") => { fight: Fight; corner: Corner } | undefined;
  /** True when the athlete of this side skipped the first round. */
  cameByBye: (fight: Fight, corner: Corner) => boolean;
};

export const corners = ["first", "second"] as const;

const knockoutRounds = ["round_of", "quarterfinal", "semifinal", "final"];

export function isGroupFight(fight: Fight): boolean {
  return fight.round.name === "group";
}

export function bracketTree({ fights }: Pick<Bracket, "fights">): BracketTree {
  const inColumns = fights.filter((fight) => !isGroupFight(fight));
  const opening = Math.min(...inColumns.map((fight) => fight.depth));
  const isCollapsed = (fight: Fight) => fight.status === "bye" && fight.depth === opening;
  const collapsed = new Map(
    inColumns.filter(isCollapsed).map((fight) => [fight.key, fight] as const),
  );
  const drawn = inColumns
    .filter((fight) => !isCollapsed(fight))
    .toSorted((a, b) => a.order - b.order);
  const byKey = new Map(drawn.map((fight) => [fight.key, fight] as const));

  const next = { winner: new Map<string, Place>(), loser: new Map<string, Place>() };
  for (const fight of drawn) {
    for (const corner of corners) {
      const { from } = fight[corner];
      if (from.kind !== "winner" && from.kind !== "loser") continue;
      const earlier = next[from.kind];
      // A grand final's second fight lists the same sources again; the path leads to the first.
      if (!earlier.has(from.key)) earlier.set(from.key, { fight, corner });
    }
  }

  const cameByBye = (fight: Fight, corner: Corner) => {
    if (!knockoutRounds.includes(fight.round.name)) return false;
    const { from } = fight[corner];
    if (from.kind === "position") return fight.depth > opening;
    return from.kind === "winner" && collapsed.has(from.key);
  };

  return {
    fights: drawn,
    byKey,
    feederOf: (fight, corner) => feederOf(fight[corner], byKey),
    nextOf: (key, as) => next[as].get(key),
    cameByBye,
  };
}

type Place = { fight: Fight; corner: Corner };

function feederOf({ from }: FightSide, byKey: ReadonlyMap<string, Fight>): Fight | undefined {
  return from.kind === "winner" ? byKey.get(from.key) : undefined;
}
