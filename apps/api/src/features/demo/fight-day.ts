import type { Corner, EventId, Fight, FightAction } from "@chave/contract";
import type { Context } from "#api/context.ts";
import * as fightActions from "#api/features/fights/fight-actions.service.ts";
import {
  athletesOf,
  type Hall,
  type HallMat,
  lookAgain,
  nextInHall,
  openHall,
  readyOn,
} from "./hall.ts";
import { makeDeck } from "./made-up-ending.ts";
import { type Frame, fightSoFar, wholeFight } from "./made-up-fight.ts";
import type { Random } from "./random.ts";

/** Fights every fight of an event in the order of its mats. */
export async function fightToTheEnd(ctx: Context, eventId: EventId, random: Random): Promise<void> {
  await fightWhile(ctx, await openHall(ctx, eventId), random, () => true);
}

const second = 1_000;
/** Each mat's last finished fight ends before the one that goes on now began. */
const quietMs = 170 * second;

/** The same up to `ctx.now`, with one fight on every mat that still goes on. */
export async function fightUntilNow(ctx: Context, eventId: EventId, random: Random): Promise<void> {
  const now = ctx.now.getTime();
  const hall = await openHall(ctx, eventId);
  await fightWhile(ctx, hall, random, (endsAt) => endsAt < now - quietMs);
  const onTheMats = new Set<string>();
  for (const mat of hall.mats) await fightOnNow(ctx, hall, mat, onTheMats, random);
}

async function fightWhile(
  ctx: Context,
  hall: Hall,
  random: Random,
  isInTime: (endsAt: number) => boolean,
): Promise<void> {
  const deal = makeDeck(random);
  for (let next = nextInHall(hall); next; next = nextInHall(hall)) {
    const { mat, fight, startsAt } = next;
    const { actions, endsAt } = wholeFight(deal(), frameOf(hall, fight, startsAt, random));
    if (!isInTime(endsAt)) {
      mat.closed = true;
      continue;
    }
    await sendAll(ctx, fight, actions);
    await lookAgain(ctx, hall, fight.categoryId);
    for (const name of athletesOf(fight)) hall.restedAt.set(name, endsAt);
    mat.freeAt = endsAt + random.between(40, 100) * second;
  }
}

/** Among the mat's next fights a long one, so that its clock still runs when somebody looks. */
async function fightOnNow(
  ctx: Context,
  hall: Hall,
  mat: HallMat,
  onTheMats: Set<string>,
  random: Random,
): Promise<void> {
  const startsAt = ctx.now.getTime() - random.between(75, 130) * second;
  const free = readyOn(hall, mat).filter((fight) =>
    athletesOf(fight).every(
      (name) => !onTheMats.has(name) && (hall.restedAt.get(name) ?? 0) < startsAt,
    ),
  );
  const length = (fight: Fight) => hall.categories.get(fight.categoryId)!.fightSeconds;
  const [fight] = free.slice(0, 4).sort((a, b) => length(b) - length(a));
  if (!fight) return;
  for (const name of athletesOf(fight)) onTheMats.add(name);
  const frame = frameOf(hall, fight, startsAt, random);
  await sendAll(ctx, fight, fightSoFar(frame, ctx.now.getTime()).actions);
}

function frameOf(hall: Hall, fight: Fight, startsAt: number, random: Random): Frame {
  const category = hall.categories.get(fight.categoryId)!;
  return { category, winner: winnerOf(fight, random), startsAt, random };
}

/** Seeds win three times out of four against those without, or with a lower one. */
function winnerOf({ first, second }: Fight, random: Random): Corner {
  const better = (first.seed ?? 99) - (second.seed ?? 99);
  if (better === 0) return random.pick(["first", "second"]);
  const favourite: Corner = better < 0 ? "first" : "second";
  return random.chance(75) ? favourite : favourite === "first" ? "second" : "first";
}

/** The first action when the fight starts, the others when the last of them was made. */
async function sendAll(ctx: Context, fight: Fight, actions: FightAction[]): Promise<void> {
  for (const part of [actions.slice(0, 1), actions.slice(1)]) {
    const last = part.at(-1);
    if (!last) continue;
    const then = { ...ctx, now: new Date(last.at) };
    const sent = { deviceId: `table of ${fight.mat?.name}`, actions: part };
    const { refused } = await fightActions.add(then, fight.id, sent);
    if (refused.length > 0) throw new Error(`The demo made up an action: ${refused[0]!.why}`);
  }
}
