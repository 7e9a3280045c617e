import { describe, expect, it } from "vitest";
import {
  actionsOf,
  advantage,
  first,
  type Part,
  penalty,
  phase,
  second,
  start,
  timeUp,
  undo,
} from "../test/actions.ts";
import {
  adcc,
  adccFinal,
  ajp,
  ajpUnder16,
  type FightScore,
  ibjjf,
  judo,
  points,
  type RuleSet,
  replay,
  ruleSets,
  submissionOnly,
  withLength,
} from "./index.ts";

const at = (fightClockMs: number, part: Part): Part => ({ ...part, fightClockMs });

const sumOf = ({ first, second }: FightScore) =>
  `${first.points}.${first.advantages}.${first.penalties}–${second.points}.${second.advantages}.${second.penalties}`;

const saysOf = ({ suggestion, asks }: FightScore) =>
  [suggestion?.winner, suggestion?.method, suggestion?.phase, asks].filter(Boolean).join(" ");

const golden = [phase("golden_score"), start(60_000)];

// The sources of the rules and their grades are in the README.
const cases: [RuleSet, string, Part[], sum: string, says: string][] = [
  [ibjjf, "every button", [first("two"), first("three"), second("four")], "5.0.0–4.0.0", ""],
  [
    ibjjf,
    "time is up",
    [first("two"), first("two"), second("two"), timeUp],
    "4.0.0–2.0.0",
    "first points",
  ],
  [
    ibjjf,
    "level on points",
    [first("two"), second("two"), advantage("second"), timeUp],
    "2.0.0–2.1.0",
    "second advantages",
  ],
  [ibjjf, "level but for a penalty", [penalty("first"), timeUp], "0.0.1–0.0.0", "second penalties"],
  [ibjjf, "all level", [timeUp], "0.0.0–0.0.0", "decision"],
  [ibjjf, "1st penalty", [penalty("first")], "0.0.1–0.0.0", ""],
  [ibjjf, "2nd penalty (s)", [penalty("first"), penalty("first")], "0.0.2–0.1.0", ""],
  [
    ibjjf,
    "3rd penalty (s)",
    [penalty("first"), penalty("first"), penalty("first")],
    "0.0.3–2.1.0",
    "",
  ],
  [ibjjf, "4th penalty", Array(4).fill(penalty("first")), "0.0.4–2.1.0", "disqualify_first"],
  [
    ibjjf,
    "4th of both",
    [...Array(4).fill(penalty("first")), ...Array(4).fill(penalty("second"))],
    "2.1.4–2.1.4",
    "disqualify_both",
  ],

  [ajp, "1st penalty (s)", [penalty("second")], "1.0.0–0.0.1", ""],
  [ajp, "2nd penalty (s)", [penalty("second"), penalty("second")], "2.1.0–0.0.2", ""],
  [ajp, "3rd penalty (s)", Array(3).fill(penalty("second")), "5.1.0–0.0.3", ""],
  [ajp, "4th penalty (s)", Array(4).fill(penalty("second")), "5.1.0–0.0.4", "disqualify_second"],
  [ajp, "last to score", [first("two"), second("two"), timeUp], "2.0.0–2.0.0", "second points"],
  [
    ajp,
    "last to score, the first one taken out and given back",
    [
      at(295_000, first("two")),
      at(290_000, second("two")),
      undo(2),
      at(295_000, first("two")),
      timeUp,
    ],
    "2.0.0–2.0.0",
    "second points",
  ],
  [ajp, "0–0", [timeUp], "0.0.0–0.0.0", "golden_score"],
  [
    ajp,
    "level by penalties alone",
    [penalty("first"), penalty("second"), timeUp],
    "1.0.1–1.0.1",
    "golden_score",
  ],
  [ajp, "golden score, scored", [timeUp, ...golden, second("two")], "0.0.0–2.0.0", "second points"],
  [ajp, "golden score, 0–0", [timeUp, ...golden, timeUp], "0.0.0–0.0.0", "decision"],
  [ajpUnder16, "4th penalty (s)", Array(4).fill(penalty("first")), "0.0.4–7.1.0", ""],
  [ajpUnder16, "5th penalty (s)", Array(5).fill(penalty("first")), "0.0.5–9.1.0", ""],
  [
    ajpUnder16,
    "6th penalty (s)",
    Array(6).fill(penalty("first")),
    "0.0.6–9.1.0",
    "disqualify_first",
  ],

  [
    adcc,
    "points in the first half",
    [{ ...first("two"), fightClockMs: 300_001 }],
    "0.0.0–0.0.0",
    "",
  ],
  [
    adcc,
    "penalty in the first half",
    [{ ...penalty("first"), fightClockMs: 300_001 }],
    "0.0.0–0.0.0",
    "",
  ],
  [
    adcc,
    "points in the second half",
    [{ ...first("two"), fightClockMs: 300_000 }],
    "2.0.0–0.0.0",
    "",
  ],
  [adcc, "negative point", [penalty("first"), timeUp], "-1.0.1–0.0.0", "second penalties"],
  [
    adcc,
    "negative point of the leader",
    [penalty("first"), first("three"), second("two"), second("two"), timeUp],
    "2.0.1–4.0.0",
    "second points",
  ],
  [adcc, "no advantages", [advantage("first")], "0.0.0–0.0.0", ""],
  [adcc, "level", [timeUp], "0.0.0–0.0.0", "overtime"],
  [
    adcc,
    "overtime, scored",
    [timeUp, phase("overtime"), start(), first("four"), timeUp],
    "4.0.0–0.0.0",
    "first points",
  ],
  [
    adcc,
    "overtime goes to its end",
    [timeUp, phase("overtime"), start(), first("four")],
    "4.0.0–0.0.0",
    "",
  ],
  [
    adcc,
    "overtime, level",
    [timeUp, phase("overtime"), start(), timeUp],
    "0.0.0–0.0.0",
    "decision",
  ],
  [
    adccFinal,
    "guard pulled at once",
    [{ ...penalty("first"), fightClockMs: 1_199_000 }],
    "-1.0.1–0.0.0",
    "",
  ],
  [
    adccFinal,
    "points in the first half",
    [{ ...first("two"), fightClockMs: 600_001 }],
    "0.0.0–0.0.0",
    "",
  ],
  [
    adccFinal,
    "first overtime, level",
    [timeUp, phase("overtime"), start(), timeUp],
    "0.0.0–0.0.0",
    "second_overtime",
  ],

  [submissionOnly, "nothing is counted", [penalty("first"), advantage("first")], "0.0.0–0.0.0", ""],
  [submissionOnly, "time is up", [timeUp], "0.0.0–0.0.0", "decision"],

  [
    judo,
    "waza-ari beats yuko",
    [first("waza_ari"), ...Array(9).fill(second("yuko")), timeUp],
    "100.0.0–9.0.0",
    "first points",
  ],
  [
    judo,
    "two waza-ari make ippon",
    [first("waza_ari"), first("waza_ari")],
    "200.0.0–0.0.0",
    "first points",
  ],
  [judo, "ippon", [second("ippon")], "0.0.0–200.0.0", "second points"],
  [judo, "3rd shido", Array(3).fill(penalty("first")), "0.0.3–0.0.0", "disqualify_first"],
  [judo, "level", [timeUp], "0.0.0–0.0.0", "golden_score"],
  [
    judo,
    "golden score",
    [timeUp, phase("golden_score"), start(), first("yuko")],
    "1.0.0–0.0.0",
    "first points",
  ],

  [
    points,
    "every button",
    [first("one"), first("two"), second("three"), timeUp],
    "3.0.0–3.0.0",
    "decision",
  ],
];

describe("rule sets", () => {
  it.each(cases)("$id: %s", (rules, _case, parts, sum, says) => {
    const score = replay(rules, actionsOf(start(rules.phases[0].seconds * 1000), ...parts));

    expect(sumOf(score)).toBe(sum);
    expect(saysOf(score)).toBe(says);
  });

  it.each(Object.entries(ruleSets))("%s is plain data, found by its id", (id, rules) => {
    expect(rules.id).toBe(id);
    expect(JSON.parse(JSON.stringify(rules))).toEqual(rules);
  });

  it("gives a fight another length and leaves the overtime", () => {
    const short = withLength(adcc, 480);

    expect(short.phases[0]).toMatchObject({ seconds: 480, early: { seconds: 240 } });
    expect(short.phases[1]).toEqual(adcc.phases[1]);
    expect(withLength(ibjjf, 120).phases).toEqual([{ id: "fight", seconds: 120, scoring: "full" }]);
  });

  it("ends a fight early by a lead when an organizer says so", () => {
    const rules: RuleSet = { ...ibjjf, autoEnd: [{ when: "lead", value: 6, method: "points" }] };
    const [a, b, c, d] = actionsOf(start(), first("four"), second("two"), first("four"));

    expect(replay(rules, [a!, b!, c!]).suggestion).toBeNull();
    expect(replay(rules, [a!, b!, c!, d!]).suggestion).toEqual({
      winner: "first",
      method: "points",
      phase: null,
    });
  });
});
