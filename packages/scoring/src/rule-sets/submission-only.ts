import type { RuleSet } from "../rule-set.ts";
import { medicalTimer } from "./ibjjf.ts";

/** Submission only (s): nothing is counted; without a submission the judges decide, or nobody wins. */
export const submissionOnly: RuleSet = {
  id: "submission_only",
  buttons: [],
  advantages: false,
  ladder: [],
  phases: [{ id: "fight", seconds: 600, scoring: "none" }],
  tiebreak: ["decision"],
  timers: [medicalTimer],
  autoEnd: [],
  winMethods: [
    "submission",
    "decision",
    "disqualification",
    "walkover",
    "no_show",
    "injury",
    "closeout",
  ],
  allowsDraw: true,
};
