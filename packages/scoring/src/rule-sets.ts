import type { RuleSet } from "./rule-set.ts";
import { adcc, adccFinal } from "./rule-sets/adcc.ts";
import { ajp, ajpUnder16 } from "./rule-sets/ajp.ts";
import { ibjjf } from "./rule-sets/ibjjf.ts";
import { judo } from "./rule-sets/judo.ts";
import { points } from "./rule-sets/points.ts";
import { submissionOnly } from "./rule-sets/submission-only.ts";

/** The rule sets that come with the product, by id. */
export const ruleSets: Record<string, RuleSet> = Object.fromEntries(
  [ibjjf, ajp, ajpUnder16, adcc, adccFinal, points, submissionOnly, judo].map((rules) => [
    rules.id,
    rules,
  ]),
);
