import { winMethods } from "../action.ts";
import type { RuleSet } from "../rule-set.ts";
import { medicalTimer } from "./ibjjf.ts";

/** A plain set to start one's own from: no federation's rules. */
export const points: RuleSet = {
  id: "points",
  buttons: [
    { id: "one", points: 1, keys: { left: "KeyQ", right: "KeyP" } },
    { id: "two", points: 2, keys: { left: "KeyW", right: "KeyO" } },
    { id: "three", points: 3, keys: { left: "KeyE", right: "KeyI" } },
  ],
  advantages: true,
  ladder: [{}, {}, {}, { asks: "disqualification" }],
  phases: [{ id: "fight", seconds: 300, scoring: "full" }],
  tiebreak: ["points", "advantages", "fewer_penalties", "decision"],
  timers: [medicalTimer],
  autoEnd: [],
  winMethods,
  allowsDraw: false,
};
