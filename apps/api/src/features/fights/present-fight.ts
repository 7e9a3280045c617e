import { buildBracket, type Source } from "@chave/brackets";
import type { Corner, Fight, FightSide } from "@chave/contract";
import type { FightRow, TreeRow } from "./fights.queries.ts";

/** Where the sides of a category's fights come from, by fight key. */
export type Tree = {
  sources: ReadonlyMap<string, Record<Corner, Source>>;
  numbers: Record<string, number | null>;
};

export function treeOf({ format, positions, numbers }: TreeRow): Tree {
  const { fights } = buildBracket(format, positions);
  return { sources: new Map(fights.map((fight) => [fight.key, fight])), numbers };
}

/** A fight as everybody sees it. */
export function presentFight(row: FightRow, tree: Tree): Fight {
  const { fight, mat } = row;
  const { board, result } = fight;
  return {
    id: fight.id,
    eventId: fight.eventId,
    categoryId: fight.categoryId,
    key: fight.key,
    number: isOff(row) ? null : fight.number,
    round: fight.round,
    depth: fight.depth,
    order: fight.order,
    status: fight.status,
    mat,
    plannedAt: iso(fight.plannedAt),
    startedAt: iso(fight.startedAt),
    finishedAt: iso(fight.finishedAt),
    first: sideOf(row, "first", tree),
    second: sideOf(row, "second", tree),
    swapped: board?.swapped ?? false,
    score: board?.score ?? null,
    phase: board?.phase ?? null,
    clock: board?.clock ?? null,
    winner: result?.winner ?? null,
    method: result?.method ?? null,
    submission: board?.submission ?? null,
    version: fight.version,
  };
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** It will never be fought, or was won without a fight. */
const isOff = ({ fight }: FightRow): boolean => fight.status === "bye" || fight.status === "void";

function sideOf(row: FightRow, corner: Corner, tree: Tree): FightSide {
  const athlete = row[corner];
  return {
    registrationId: athlete?.id ?? null,
    name: athlete?.name ?? null,
    gymName: athlete?.gymName ?? null,
    seed: athlete?.seed ?? null,
    from: originOf(tree.sources.get(row.fight.key)![corner], tree),
    bye: athlete === null && isOff(row),
  };
}

function originOf(source: Source, { numbers }: Tree): FightSide["from"] {
  switch (source.from) {
    case "position":
      return { kind: "position", position: source.position };
    case "place":
      return { kind: "place", group: source.group, place: source.place };
    case "winner":
      return { kind: "winner", key: source.fight, number: numbers[source.fight] ?? null };
    // "Beaten" is a loser too, one whom the winner of that fight beat on the way there.
    case "loser":
    case "beaten":
      return { kind: "loser", key: source.fight, number: numbers[source.fight] ?? null };
  }
}
