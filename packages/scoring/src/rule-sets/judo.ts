import { winMethods } from "../action.ts";
import type { RuleSet } from "../rule-set.ts";
import { medicalTimer } from "./ibjjf.ts";

// Far enough apart that no number of the lower ones makes up for one of the higher.
const yuko = 1;
const wazaAri = 100;
const ippon = 2 * wazaAri;

/** Judo (s). A screen shows how often each button was given, not the sum. */
export const judo: RuleSet = {
  id: "judo",
  buttons: [
    { id: "yuko", points: yuko, keys: { left: "KeyQ", right: "KeyP" } },
    { id: "waza_ari", points: wazaAri, keys: { left: "KeyW", right: "KeyO" } },
    { id: "ippon", points: ippon, keys: { left: "KeyE", right: "KeyI" } },
  ],
  advantages: false,
  ladder: [{}, {}, { asks: "disqualification" }],
  phases: [
    { id: "fight", seconds: 240, scoring: "full" },
    { id: "golden_score", seconds: 3600, scoring: "full", suddenDeath: true, countsUp: true },
  ],
  tiebreak: ["points", "decision"],
  timers: [{ id: "osaekomi", seconds: 20, perCorner: true, counts: "up" }, medicalTimer],
  autoEnd: [{ when: "points", value: ippon, method: "points" }],
  winMethods: winMethods.filter((method) => method !== "advantages"),
  allowsDraw: false,
};
