import type { Plan, PlanInput } from "../src/index.ts";

type Violation = string;

/**
 * Everything that is wrong with a plan, in words. Written apart from the planner and sharing nothing with it but the types: it
 * compares every pair, however slow. What two fixed fights do to each other is not the planner's fault and not reported.
 */
export function validatePlan(input: PlanInput, plan: Plan): Violation[] {
  const wrong: Violation[] = [];
  const byId = new Map(input.fights.map((fight) => [fight.id, fight]));
  const mats = new Map(input.mats.map((mat) => [mat.id, mat]));
  const placed = plan.fights.map((slot) => ({ ...slot, fight: byId.get(slot.id)! }));

  const mentioned = [...plan.fights, ...plan.unplaced].map(({ id }) => id);
  if (new Set(mentioned).size !== mentioned.length) wrong.push("a fight is mentioned twice");
  for (const { id } of input.fights) if (!mentioned.includes(id)) wrong.push(`${id} is missing`);
  for (const id of mentioned) if (!byId.has(id)) wrong.push(`${id} was made up`);
  if (wrong.length > 0) return wrong;

  const end = Math.max(0, ...placed.map(({ start, fight }) => start + fight.seconds));
  if (plan.end !== end) wrong.push(`it ends at ${end}, not at ${plan.end}`);

  for (const { id, mat, start, fight } of placed) {
    const isFixed = fight.fixed !== undefined && mats.has(fight.fixed.mat);
    if (isFixed) {
      if (fight.fixed?.mat !== mat || fight.fixed.start !== start) wrong.push(`${id} was moved`);
      continue;
    }
    if (!Number.isInteger(start)) wrong.push(`${id} starts at ${start}`);
    if (fight.allowedMats && !fight.allowedMats.includes(mat)) wrong.push(`${id} on ${mat}`);
    if (fight.notBefore !== undefined && start < fight.notBefore) wrong.push(`${id} too early`);
    const windows = mats.get(mat)?.windows ?? [];
    if (!windows.some(({ from, to }) => from <= start && start + fight.seconds <= to))
      wrong.push(`${id} outside the hours of ${mat}`);
  }

  for (const { id, start, fight } of placed) {
    for (const feeder of fight.after) {
      if (!byId.has(feeder)) continue;
      const before = placed.find((slot) => slot.id === feeder);
      if (!before) {
        if (!fight.fixed) wrong.push(`${id} without ${feeder}`);
      } else if (start < before.start + before.fight.seconds + fight.restSeconds) {
        if (!(fight.fixed && before.fight.fixed))
          wrong.push(`${id} before the rest after ${feeder}`);
      }
    }
  }

  for (const [index, one] of placed.entries()) {
    for (const two of placed.slice(index + 1)) {
      if (one.fight.fixed && two.fight.fixed) continue;
      const [first, next] = one.start <= two.start ? [one, two] : [two, one];
      if (first.mat === next.mat && next.start < first.start + first.fight.matSeconds)
        wrong.push(`${first.id} and ${next.id} at once on ${first.mat}`);
      const shared = first.fight.athletes.filter((name) => next.fight.athletes.includes(name));
      const rested = first.start + first.fight.seconds + next.fight.restSeconds;
      if (shared.length > 0 && next.start < rested)
        wrong.push(`${shared[0]} in ${first.id} and ${next.id} without rest`);
    }
  }
  return wrong;
}
