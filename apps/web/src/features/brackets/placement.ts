import type { Bracket, RegistrationId } from "@chave/contract";

export type Positions = readonly (RegistrationId | null)[];

/** What moving athletes by hand looks like: where everyone stands now, and the way back. */
export type Placement = { original: Positions; now: Positions; before: readonly Positions[] };

export function startPlacement(bracket: Pick<Bracket, "positions">): Placement {
  const original = bracket.positions.map(({ registrationId }) => registrationId);
  return { original, now: original, before: [] };
}

export function swap(placement: Placement, a: number, b: number): Placement {
  if (a === b) return placement;
  const now = placement.now.with(a, placement.now[b] ?? null).with(b, placement.now[a] ?? null);
  return { ...placement, now, before: [...placement.before, placement.now] };
}

export function undo(placement: Placement): Placement {
  const last = placement.before.at(-1);
  return last ? { ...placement, now: last, before: placement.before.slice(0, -1) } : placement;
}

export const changedPositions = ({ original, now }: Placement): number =>
  now.filter((id, position) => id !== original[position]).length;
