export { buildBracket } from "./build-bracket.ts";
export { type Draw, draw, type Placement, type PlacementReason } from "./draw.ts";
export { groupTable } from "./group-table.ts";
export { mayReach, type Reach } from "./may-reach.ts";
export * from "./model.ts";
export { type FormatsBySize, formatFor, type NotOffered, whyNotOffered } from "./offered.ts";
export { isFinished, type Placing, placings } from "./placings.ts";
export { play, type Results, resultsOf } from "./play.ts";
export {
  addEntry,
  moveEntry,
  type PositionChange,
  type Repair,
  swapEntries,
  withdrawEntry,
} from "./positions.ts";
export { correct, record, type Started, undo } from "./record.ts";
export { bracketSize, seedOrder } from "./seed-order.ts";
export {
  type GymSeparation,
  meetingRound,
  sectionOf,
  separationReport,
} from "./separation-report.ts";
export { defaultTieBreaks, type TableRow } from "./tie-breaks.ts";
