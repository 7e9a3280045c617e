import { winMethods } from "../action.ts";
import type { FightTimer, RuleSet, ScoreButton } from "../rule-set.ts";

const left = ["KeyQ", "KeyW", "KeyE"] as const;
const right = ["KeyP", "KeyO", "KeyI"] as const;

/** The 2 – 3 – 4 of jiu-jitsu. A position is held for three seconds before it scores. */
export const jiuJitsuButtons: readonly ScoreButton[] = [
  {
    id: "two",
    points: 2,
    positions: ["takedown", "sweep", "knee_on_belly"],
    keys: { left: left[0], right: right[0] },
  },
  {
    id: "three",
    points: 3,
    positions: ["guard_pass"],
    keys: { left: left[1], right: right[1] },
  },
  {
    id: "four",
    points: 4,
    positions: ["mount", "back_mount", "back_control"],
    keys: { left: left[2], right: right[2] },
  },
];

/** Medical attention per athlete; the length is a setting, no rule book was found to state it. */
export const medicalTimer: FightTimer = {
  id: "medical",
  seconds: 120,
  perCorner: true,
  counts: "up",
};

/** IBJJF. Points, ties and the fourth penalty from its rule book; the second and third penalty (s). */
export const ibjjf: RuleSet = {
  id: "ibjjf",
  buttons: jiuJitsuButtons,
  advantages: true,
  ladder: [{}, { opponentAdvantages: 1 }, { opponentPoints: 2 }, { asks: "disqualification" }],
  phases: [{ id: "fight", seconds: 300, scoring: "full" }],
  tiebreak: ["points", "advantages", "fewer_penalties", "decision"],
  timers: [medicalTimer],
  autoEnd: [],
  winMethods,
  allowsDraw: false,
};
