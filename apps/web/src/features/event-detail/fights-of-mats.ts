import type { Fight } from "@chave/contract";

export type MatFights = { id: string; name: string | null; fights: Fight[] };

const isOpen = ({ status }: Fight) =>
  status === "waiting" || status === "ready" || status === "running";

/** The fights to come, mat by mat, in the order in which they are called; those without a mat at the end. */
export function fightsOfMats(fights: readonly Fight[]): MatFights[] {
  const mats = new Map<string, MatFights>();
  for (const fight of fights.filter(isOpen)) {
    const id = fight.mat?.id ?? "";
    const mat = mats.get(id) ?? { id, name: fight.mat?.name ?? null, fights: [] };
    mats.set(id, mat);
    mat.fights.push(fight);
  }
  return [...mats.values()]
    .map((mat) => ({ ...mat, fights: mat.fights.toSorted(inCallingOrder) }))
    .toSorted((a, b) => byName(a.name, b.name));
}

function inCallingOrder(a: Fight, b: Fight): number {
  const running = Number(b.status === "running") - Number(a.status === "running");
  const planned = (a.plannedAt ?? "~").localeCompare(b.plannedAt ?? "~");
  return running || planned || (a.number ?? a.order) - (b.number ?? b.order);
}

function byName(a: string | null, b: string | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a.localeCompare(b, "pt", { numeric: true });
}
