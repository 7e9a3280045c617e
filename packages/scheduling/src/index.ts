export {
  findRestConflicts,
  type RestConflict,
  type ScheduledFight,
} from "./find-rest-conflicts.ts";
export { lowerBound } from "./lower-bound.ts";
export { plan } from "./plan.ts";
export type {
  Plan,
  PlanFight,
  PlanInput,
  PlanMat,
  PlannedFight,
  WhyUnplaced,
  Window,
} from "./plan-input.ts";
export { type ExpectedFight, type Progress, propagate } from "./propagate.ts";
