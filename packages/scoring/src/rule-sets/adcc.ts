import { winMethods } from "../action.ts";
import type { RuleSet, ScoreButton } from "../rule-set.ts";
import { medicalTimer } from "./ibjjf.ts";

const buttons: readonly ScoreButton[] = [
  {
    id: "two",
    points: 2,
    positions: ["takedown", "sweep", "mount", "knee_on_belly"],
    keys: { left: "KeyQ", right: "KeyP" },
  },
  {
    id: "three",
    points: 3,
    positions: ["guard_pass", "back_control"],
    keys: { left: "KeyW", right: "KeyO" },
  },
  {
    id: "four",
    points: 4,
    positions: ["clean_takedown", "clean_sweep"],
    keys: { left: "KeyE", right: "KeyI" },
  },
];

/** ADCC (s): ten minutes, nothing counts in the first half; a tie goes on for five minutes, then the referees decide. */
export const adcc: RuleSet = {
  id: "adcc",
  buttons,
  advantages: false,
  ladder: [{ ownPoints: -1 }],
  phases: [
    { id: "fight", seconds: 600, scoring: "full", early: { seconds: 300, scoring: "none" } },
    { id: "overtime", seconds: 300, scoring: "full" },
  ],
  tiebreak: ["points", "decision"],
  timers: [medicalTimer],
  autoEnd: [],
  winMethods: winMethods.filter((method) => method !== "advantages"),
  allowsDraw: false,
};

/** The final (s): twice as long, negative points from the start, overtime twice. */
export const adccFinal: RuleSet = {
  ...adcc,
  id: "adcc_final",
  phases: [
    {
      id: "fight",
      seconds: 1200,
      scoring: "full",
      early: { seconds: 600, scoring: "penalties_only" },
    },
    { id: "overtime", seconds: 600, scoring: "full" },
    { id: "second_overtime", seconds: 600, scoring: "full" },
  ],
};
