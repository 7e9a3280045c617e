import { readFileSync } from "node:fs";
import papaparse from "papaparse";
import { z } from "zod";

/** Rounds as the data spell them. */
const stages = {
  R1: "r16",
  E1: "r16",
  "8F": "r16",
  "4F": "quarter",
  SF: "semi",
  F: "final",
  "3RD": "bronze",
  "3PLC": "bronze",
} as const;
export type Stage = (typeof stages)[keyof typeof stages];

export type PastFight = {
  stage: Stage;
  winner: string;
  loser: string;
  method: "submission" | "points" | "decision" | "disqualification" | "injury";
  submission: string | null;
  /** Null where nobody wrote the score down. */
  score: { winner: number; loser: number } | null;
  /** Level on points; a negative point of the loser decided. */
  onPenalties: boolean;
};

export type PastCategory = { year: number; sex: "M" | "F"; name: string; fights: PastFight[] };

const row = z.object({
  winner_name: z.string().min(1),
  loser_name: z.string().min(1),
  win_type: z.string(),
  submission: z.string(),
  winner_points: z.coerce.number(),
  loser_points: z.coerce.number(),
  adv_pen: z.string(),
  weight_class: z.string(),
  sex: z.enum(["M", "F"]),
  stage: z.string(),
  year: z.coerce.number(),
});

const methods: Record<string, PastFight["method"]> = {
  SUBMISSION: "submission",
  POINTS: "points",
  DECISION: "decision",
  DESQUALIFICATION: "disqualification",
  INJURY: "injury",
};

/** The championship's categories in the order of the file. Superfights belong to no bracket and are left out. */
export function readCategories(file: string, year?: number): PastCategory[] {
  const parsed = papaparse.parse(readFileSync(file, "utf8"), {
    header: true,
    skipEmptyLines: true,
  });
  const categories = new Map<string, PastCategory>();
  for (const line of parsed.data) {
    const fight = row.parse(line);
    if (fight.stage === "SPF" || (year !== undefined && fight.year !== year)) continue;
    const key = [fight.year, fight.sex, fight.weight_class].join(" ");
    const category = categories.get(key) ?? {
      year: fight.year,
      sex: fight.sex,
      name: fight.weight_class,
      fights: [],
    };
    category.fights.push(pastFight(fight));
    categories.set(key, category);
  }
  return [...categories.values()];
}

function pastFight(fight: z.infer<typeof row>): PastFight {
  const stage = stages[fight.stage as keyof typeof stages];
  const method = methods[fight.win_type];
  if (!stage || !method)
    throw new Error(`Unknown stage or result: ${fight.stage} ${fight.win_type}`);
  const onPenalties = fight.adv_pen === "PEN";
  const recorded =
    fight.winner_points >= 0 && (onPenalties || fight.winner_points > fight.loser_points);
  return {
    stage,
    winner: fight.winner_name.trim(),
    loser: fight.loser_name.trim(),
    method,
    submission: fight.submission === "N/A" ? null : fight.submission,
    score: recorded
      ? { winner: fight.winner_points, loser: Math.max(fight.loser_points, 0) }
      : null,
    onPenalties,
  };
}
