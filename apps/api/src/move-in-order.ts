import type { MoveDirection } from "@chave/contract";

/** The ids with one of them a place further up or down; at the end of the list it stays. */
export function movedInOrder<Id>(ids: readonly Id[], id: Id, direction: MoveDirection): Id[] {
  const from = ids.indexOf(id);
  const to = direction === "up" ? from - 1 : from + 1;
  const moved = [...ids];
  const neighbour = ids[to];
  if (from === -1 || neighbour === undefined) return moved;
  moved[from] = neighbour;
  moved[to] = id;
  return moved;
}
