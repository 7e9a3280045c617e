import { inTreeOrder } from "./chains.ts";
import { fightsAway, scheduleAtHome } from "./home-mats.ts";
import type { Schedule } from "./list-schedule.ts";
import { lowerBoundOf } from "./lower-bound.ts";
import { buildModel, type Model } from "./model.ts";
import type { Plan, PlanInput, WhyUnplaced } from "./plan-input.ts";
import { shortestSchedule } from "./shortest-schedule.ts";

/** What one fight away from its category's mat may cost the whole event, in seconds. */
const secondsPerFightAway = 10;
const marginsTried = [0, 600, 1800, 3600];

/**
 * A mat and a start for every fight. Bracket order, rests, opening hours, fixed fights and one place per athlete hold always; what finds
 * no room is listed in `unplaced`. Within that the day is short, and categories stay on one mat where that is cheap.
 */
export function plan(input: PlanInput): Plan {
  const model = buildModel(input);
  const bound = lowerBoundOf(model);
  const shortest = shortestSchedule(model, bound, input.seed ?? "");
  const targets = shortest.start.map((time) => (Number.isNaN(time) ? Infinity : time));
  const costOf = (schedule: Schedule) =>
    schedule.end + secondsPerFightAway * fightsAway(model, schedule);

  let best = shortest;
  for (const margin of marginsTried) {
    const atHome = scheduleAtHome(model, targets, shortest.end, margin);
    if (atHome.placed > best.placed) best = atHome;
    else if (atHome.placed === best.placed && costOf(atHome) < costOf(best)) best = atHome;
  }
  return toPlan(input, model, best);
}

function toPlan({ mats, fights }: PlanInput, model: Model, { start, mat, end }: Schedule): Plan {
  const placed = fights.flatMap(({ id }, fight) => {
    const onMat = mats[mat[fight]!];
    return onMat ? [{ id, mat: onMat.id, start: start[fight]!, order: mat[fight]! }] : [];
  });
  placed.sort((a, b) => a.start - b.start || a.order - b.order);
  const unplaced = fights.flatMap(({ id }, fight) =>
    mat[fight]! < 0 ? [{ id, why: whyUnplaced(model, mat, fight) }] : [],
  );
  return { fights: placed.map(({ id, mat, start }) => ({ id, mat, start })), end, unplaced };
}

function whyUnplaced(model: Model, mat: Int32Array, fight: number): WhyUnplaced {
  if (!inTreeOrder(model).includes(fight)) return "waits_in_a_circle";
  if (model.before[fight]!.some((feeder) => mat[feeder]! < 0)) return "waits_for_unplaced";
  if (model.allowed[fight]?.size === 0 || model.windows.length === 0) return "no_mat_allowed";
  return model.latest[fight]! < Infinity ? "too_late_for_fixed" : "no_room";
}
