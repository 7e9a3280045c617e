import type { Bracket, Corner, Fight, FightSide, Placing } from "@chave/contract";
import { otherCorner } from "@chave/scoring";
import { bracketTree, corners } from "./bracket-tree.ts";

export type AthletePath = {
  name: string;
  /** Fights in which the athlete stands, in their order. */
  own: readonly Fight[];
  fought: readonly Fight[];
  next: { fight: Fight; own: Corner; opponent: FightSide } | null;
  placing: Placing | null;
  /** Keys of own fights and of those that a win after the other leads to. */
  fights: ReadonlySet<string>;
  /** `from>to` of the lines between them. */
  lines: ReadonlySet<string>;
};

export const lineId = (line: { from: string; to: string }) => `${line.from}>${line.to}`;

export function cornerOf(fight: Fight, registrationId: string): Corner | null {
  return corners.find((corner) => fight[corner].registrationId === registrationId) ?? null;
}

/** What an athlete has fought, whom he meets next, and the way from there to the final. */
export function athletePath(
  bracket: Pick<Bracket, "fights" | "placings" | "entries">,
  registrationId: string,
): AthletePath | null {
  const entry = bracket.entries.find((one) => one.registrationId === registrationId);
  if (!entry) return null;

  const own = bracket.fights
    .filter((fight) => fight.status !== "bye" && cornerOf(fight, registrationId))
    .toSorted((a, b) => a.order - b.order);
  const open = own.find(({ status }) => status !== "finished" && status !== "void");
  const ownCorner = open && cornerOf(open, registrationId);

  return {
    name: entry.name,
    own,
    fought: own.filter(({ status }) => status === "finished"),
    next:
      open && ownCorner
        ? { fight: open, own: ownCorner, opponent: open[otherCorner(ownCorner)] }
        : null,
    placing: bracket.placings.find((one) => one.registrationId === registrationId) ?? null,
    ...wayAhead(bracket, own, open),
  };
}

function wayAhead(bracket: Pick<Bracket, "fights">, own: readonly Fight[], open?: Fight) {
  const tree = bracketTree(bracket);
  const fights = new Set(own.map(({ key }) => key));
  const lines = new Set<string>();
  for (const { key } of own) {
    for (const as of ["winner", "loser"] as const) {
      const next = tree.nextOf(key, as);
      if (next && fights.has(next.fight.key)) lines.add(lineId({ from: key, to: next.fight.key }));
    }
  }
  let at = open;
  while (at) {
    const next = tree.nextOf(at.key, "winner")?.fight;
    if (next) {
      fights.add(next.key);
      lines.add(lineId({ from: at.key, to: next.key }));
    }
    at = next;
  }
  return { fights, lines };
}
