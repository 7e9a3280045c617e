import type { FightRound } from "@chave/contract";
import type { TFunction } from "i18next";

const known = [
  "final",
  "semifinal",
  "quarterfinal",
  "bronze",
  "repechage",
  "comeback",
  "group",
  "best_of_three",
  "winners_final",
  "losers",
  "losers_final",
  "grand_final",
  "classification",
] as const;

function keyOf({ name, size }: FightRound) {
  if (size === 16 && name === "round_of") return "round_of_16";
  if (size === 32 && name === "round_of") return "round_of_32";
  return known.find((one) => one === name) ?? "round_of";
}

function valuesOf({ size, number, group }: FightRound) {
  return { size, half: (size ?? 0) / 2, number: number ?? 1, group };
}

/** The round of one fight: "Semifinal". */
export const roundName = (t: TFunction, round: FightRound): string =>
  t(`brackets:round.${keyOf(round)}`, valuesOf(round));

/** The round as the heading of a column: "Semifinals". */
export const columnName = (t: TFunction, round: FightRound): string =>
  t(`brackets:column.${keyOf(round)}`, valuesOf(round));
