import type { PlanFight, PlanInput, PlanMat, PlannedFight } from "./plan-input.ts";

export type Progress = {
  /** Seconds since the event day's zero: nothing that has not started can start before. */
  now: number;
  /** The fights that have started, by id; without an end they are still going on. */
  started: Readonly<Record<string, { start: number; end?: number; mat?: string }>>;
};

export type ExpectedFight = PlannedFight & { end: number };

/**
 * When the fights will be, as the day really goes: what has happened is taken as it was, the rest follows in the order that the
 * plan gave each mat, as early as mat, feeders, rests and opening hours allow. Past a mat's last hour the day just gets longer.
 */
export function propagate(
  input: PlanInput,
  planned: readonly PlannedFight[],
  { now, started }: Progress,
): { fights: ExpectedFight[]; end: number } {
  const fightOf = new Map(input.fights.map((fight) => [fight.id, fight]));
  const matOf = new Map(input.mats.map((mat) => [mat.id, mat]));
  const ends = new Map<string, number>();
  const matFree = new Map<string, number>();
  const athleteFree = new Map<string, number>();
  const expected: ExpectedFight[] = [];

  const settle = (fight: PlanFight, mat: string, start: number, end: number) => {
    expected.push({ id: fight.id, mat, start, end });
    ends.set(fight.id, end);
    const freeAt = end + Math.max(0, fight.matSeconds - fight.seconds);
    matFree.set(mat, Math.max(matFree.get(mat) ?? -Infinity, freeAt));
    for (const name of fight.athletes)
      athleteFree.set(name, Math.max(athleteFree.get(name) ?? -Infinity, end));
  };

  const waiting = new Map<string, PlannedFight[]>();
  for (const slot of planned.toSorted((a, b) => a.start - b.start)) {
    const fight = fightOf.get(slot.id);
    if (!fight) continue;
    const real = started[slot.id];
    if (real) {
      const end = real.end ?? Math.max(now, real.start + fight.seconds);
      settle(fight, real.mat ?? slot.mat, real.start, end);
    } else waiting.set(slot.mat, [...(waiting.get(slot.mat) ?? []), slot]);
  }

  for (let slot = nextOf(waiting, fightOf, ends); slot; slot = nextOf(waiting, fightOf, ends)) {
    const fight = fightOf.get(slot.id)!;
    const ready = Math.max(
      now,
      fight.notBefore ?? -Infinity,
      fight.fixed?.start ?? -Infinity,
      matFree.get(slot.mat) ?? -Infinity,
      ...fight.after.map((id) => (ends.get(id) ?? -Infinity) + fight.restSeconds),
      ...fight.athletes.map((name) => (athleteFree.get(name) ?? -Infinity) + fight.restSeconds),
    );
    const start = openFrom(matOf.get(slot.mat), ready, fight.seconds);
    settle(fight, slot.mat, start, start + fight.seconds);
  }

  expected.sort((a, b) => a.start - b.start);
  return { fights: expected, end: Math.max(0, ...ends.values()) };
}

/** Takes out the mat's next fight that comes first: one whose feeders are known, and only if there is none another one. */
function nextOf(
  waiting: Map<string, PlannedFight[]>,
  fightOf: ReadonlyMap<string, PlanFight>,
  ends: ReadonlyMap<string, number>,
): PlannedFight | undefined {
  const isReady = ({ id }: PlannedFight) =>
    fightOf.get(id)!.after.every((feeder) => ends.has(feeder) || !fightOf.has(feeder));
  const heads = [...waiting.values()].flatMap(([head]) => head ?? []);
  const ready = heads.filter(isReady);
  // None is ready when an order made by hand goes against the bracket: the plan's times decide, the day goes on.
  const [next] = (ready.length > 0 ? ready : heads).sort((a, b) => a.start - b.start);
  if (next) waiting.get(next.mat)?.shift();
  return next;
}

function openFrom(mat: PlanMat | undefined, ready: number, seconds: number): number {
  const windows = mat?.windows.toSorted((a, b) => a.from - b.from) ?? [];
  const fits = windows.find(({ from, to }) => Math.max(from, ready) + seconds <= to);
  if (fits) return Math.max(fits.from, ready);
  return Math.max(ready, windows.at(-1)?.from ?? ready);
}
