import type { RuleSet } from "../rule-set.ts";
import { ibjjf } from "./ibjjf.ts";

const firstThreePenalties = [
  { opponentPoints: 1 },
  { opponentPoints: 1, opponentAdvantages: 1 },
  { opponentPoints: 3 },
];

/** AJP, all of it (s). At 0–0, or with nothing but penalties' points, one minute more: the first to score wins. */
export const ajp: RuleSet = {
  ...ibjjf,
  id: "ajp",
  ladder: [...firstThreePenalties, { asks: "disqualification" }],
  phases: [
    { id: "fight", seconds: 300, scoring: "full" },
    { id: "golden_score", seconds: 60, scoring: "full", suddenDeath: true },
  ],
  tiebreak: ["points", "last_to_score", "decision"],
};

/** AJP under 16 (s): two penalties more before the question of a disqualification. */
export const ajpUnder16: RuleSet = {
  ...ajp,
  id: "ajp_under_16",
  ladder: [
    ...firstThreePenalties,
    { opponentPoints: 2 },
    { opponentPoints: 2 },
    { asks: "disqualification" },
  ],
};
