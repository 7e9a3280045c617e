import type { PlanInput, Window } from "./plan-input.ts";

/** The input by number instead of by name; fights, mats, athletes and units count from 0. */
export type Model = {
  count: number;
  seconds: Float64Array;
  matSeconds: Float64Array;
  /** Between an earlier and a later fight lie `restAfter[earlier] + restBefore[later]`. */
  restBefore: Float64Array;
  restAfter: Float64Array;
  before: number[][];
  after: number[][];
  /** Only athletes with more than one fight. */
  athletes: number[][];
  athleteCount: number;
  /** What is kept on one mat: a category, or what hangs together by its feeders. */
  unit: Int32Array;
  unitCount: number;
  /** Null: any mat. */
  allowed: (Set<number> | null)[];
  notBefore: Float64Array;
  /** The latest start that still lets fixed fights begin in time. */
  latest: Float64Array;
  /** -1: free. */
  fixedMat: Int32Array;
  fixedStart: Float64Array;
  windows: Window[][];
};

export function buildModel({ mats, fights }: PlanInput): Model {
  const count = fights.length;
  const fightIndex = new Map(fights.map(({ id }, index) => [id, index]));
  const matIndex = new Map(mats.map(({ id }, index) => [id, index]));

  const before = fights.map(({ after }) =>
    [...new Set(after)].flatMap((id) => fightIndex.get(id) ?? []),
  );
  const after: number[][] = fights.map(() => []);
  for (const [fight, feeders] of before.entries())
    for (const feeder of feeders) after[feeder]!.push(fight);

  const { athletes, athleteCount } = sharedAthletes(fights.map((fight) => fight.athletes));
  const { unit, unitCount } = unitsOf(fights, before);
  const model: Model = {
    count,
    seconds: Float64Array.from(fights, (fight) => fight.seconds),
    matSeconds: Float64Array.from(fights, (fight) => Math.max(fight.seconds, fight.matSeconds)),
    restBefore: Float64Array.from(fights, (fight) => fight.restSeconds),
    restAfter: new Float64Array(count),
    before,
    after,
    athletes,
    athleteCount,
    unit,
    unitCount,
    allowed: fights.map(({ allowedMats }) =>
      allowedMats ? new Set(allowedMats.flatMap((id) => matIndex.get(id) ?? [])) : null,
    ),
    notBefore: Float64Array.from(fights, (fight) => fight.notBefore ?? -Infinity),
    latest: new Float64Array(count).fill(Infinity),
    fixedMat: Int32Array.from(fights, ({ fixed }) =>
      fixed ? (matIndex.get(fixed.mat) ?? -1) : -1,
    ),
    fixedStart: Float64Array.from(fights, ({ fixed }) => fixed?.start ?? 0),
    windows: mats.map(({ windows }) => windows.toSorted((a, b) => a.from - b.from)),
  };
  setLatest(model);
  return model;
}

/** The same problem seen from its end, `horizon`: what came last comes first. Release times are left out. */
export function mirror(model: Model, horizon: number): Model {
  return {
    ...model,
    restBefore: model.restAfter,
    restAfter: model.restBefore,
    before: model.after,
    after: model.before,
    notBefore: new Float64Array(model.count).fill(-Infinity),
    latest: new Float64Array(model.count).fill(Infinity),
    fixedStart: model.fixedStart.map((start, fight) => horizon - start - model.seconds[fight]!),
    windows: model.windows.map((windows) =>
      windows.map(({ from, to }) => ({ from: horizon - to, to: horizon - from })).reverse(),
    ),
  };
}

function sharedAthletes(names: (readonly string[])[]) {
  const fightsOf = new Map<string, number>();
  for (const list of names)
    for (const name of new Set(list)) fightsOf.set(name, (fightsOf.get(name) ?? 0) + 1);
  const number = new Map<string, number>();
  for (const [name, count] of fightsOf) if (count > 1) number.set(name, number.size);
  const athletes = names.map((list) =>
    [...new Set(list)].flatMap((name) => number.get(name) ?? []),
  );
  return { athletes, athleteCount: number.size };
}

function unitsOf(fights: PlanInput["fights"], before: number[][]) {
  const parent = fights.map((_, index) => index);
  const rootOf = (fight: number): number => {
    let root = fight;
    while (parent[root] !== root) root = parent[root]!;
    parent[fight] = root;
    return root;
  };
  const firstOfCategory = new Map<string, number>();
  for (const [index, { category }] of fights.entries()) {
    if (category === undefined) {
      for (const feeder of before[index]!)
        if (fights[feeder]!.category === undefined) parent[rootOf(feeder)] = rootOf(index);
      continue;
    }
    const first = firstOfCategory.get(category);
    if (first === undefined) firstOfCategory.set(category, index);
    else parent[index] = rootOf(first);
  }
  const number = new Map<number, number>();
  const unit = Int32Array.from(fights, (_, index) => {
    const root = rootOf(index);
    if (!number.has(root)) number.set(root, number.size);
    return number.get(root)!;
  });
  return { unit, unitCount: number.size };
}

function setLatest(model: Model): void {
  const { before, fixedMat, fixedStart, latest, restAfter, restBefore, seconds } = model;
  const queue = Array.from(fixedMat.keys()).filter((fight) => fixedMat[fight]! >= 0);
  for (const fight of queue) latest[fight] = fixedStart[fight]!;
  for (let fight = queue.pop(); fight !== undefined; fight = queue.pop()) {
    for (const feeder of before[fight]!) {
      if (fixedMat[feeder]! >= 0) continue;
      const rest = restAfter[feeder]! + restBefore[fight]!;
      const start = latest[fight]! - rest - seconds[feeder]!;
      if (start >= latest[feeder]!) continue;
      latest[feeder] = start;
      queue.push(feeder);
    }
  }
}
