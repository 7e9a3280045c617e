import type { Category, CategoryId, EventId, Fight, FightId } from "@chave/contract";
import type { Context } from "#api/context.ts";
import * as categories from "#api/features/categories/categories.service.ts";
import * as fights from "#api/features/fights/fights.service.ts";

export type HallMat = {
  /** Not finished yet, by planned time. */
  queue: FightId[];
  /** Milliseconds since 1970, as everywhere here. */
  freeAt: number;
  /** Nothing more is begun here. */
  closed: boolean;
};

/** The event's day as its mats see it. */
export type Hall = {
  eventId: EventId;
  fights: Map<FightId, Fight>;
  categories: ReadonlyMap<CategoryId, Category>;
  mats: HallMat[];
  /** By name: no two athletes of the demo share one. */
  restedAt: Map<string, number>;
};

export async function openHall(ctx: Context, eventId: EventId): Promise<Hall> {
  const all = await fights.list(ctx, eventId, {});
  const queues = new Map<string, FightId[]>();
  for (const { id, mat } of all) if (mat) queues.set(mat.id, [...(queues.get(mat.id) ?? []), id]);
  const list = await categories.list(ctx, eventId);
  return {
    eventId,
    fights: new Map(all.map((fight) => [fight.id, fight])),
    categories: new Map(list.map((category) => [category.id, category])),
    mats: [...queues.values()].map((queue) => ({ queue, freeAt: 0, closed: false })),
    restedAt: new Map(),
  };
}

/** A result moves athletes on inside its category. */
export async function lookAgain(ctx: Context, hall: Hall, categoryId: CategoryId): Promise<void> {
  for (const fight of await fights.list(ctx, hall.eventId, { categoryId }))
    hall.fights.set(fight.id, fight);
}

export const athletesOf = ({ first, second }: Fight): string[] => [first.name!, second.name!];

/** What the mat could call, in its order. */
export const readyOn = (hall: Hall, mat: HallMat): Fight[] =>
  mat.queue.map((id) => hall.fights.get(id)!).filter((fight) => fight.status === "ready");

export type NextFight = { mat: HallMat; fight: Fight; startsAt: number };

/** Mats run a little ahead of the plan when fights are short, never more. */
const aheadMs = 3 * 60_000;
const restMs = 4 * 60_000;

/** The next fight to start in the whole hall. */
export function nextInHall(hall: Hall): NextFight | null {
  let next: NextFight | null = null;
  for (const mat of hall.mats) {
    const [fight] = readyOn(hall, mat);
    if (!fight || mat.closed) continue;
    const rested = athletesOf(fight).map((name) => (hall.restedAt.get(name) ?? 0) + restMs);
    const startsAt = Math.max(mat.freeAt, Date.parse(fight.plannedAt!) - aheadMs, ...rested);
    if (!next || startsAt < next.startsAt) next = { mat, fight, startsAt };
  }
  return next;
}
