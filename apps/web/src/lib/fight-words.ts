import type { Fight, FightRound, FightSide } from "@chave/contract";
import type { TFunction } from "i18next";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useCategoryLabel } from "./category-label.ts";

/** How people call a fight's category, round, mat and the two who fight it, in the page's language. */
export function useFightWords() {
  const { t } = useTranslation(["enums", "fights"]);
  const category = useCategoryLabel();
  return useMemo(
    () => ({
      category,
      round: (round: FightRound) => roundName(t, round),
      side: (side: FightSide) => side.name ?? comesFrom(t, side),
      mat: ({ name }: Pick<NonNullable<Fight["mat"]>, "name">) =>
        /^\d/.test(name) ? t("fights:mat", { name }) : name,
    }),
    [t, category],
  );
}

export type FightWords = ReturnType<typeof useFightWords>;

type T = TFunction<["enums", "fights"]>;

function roundName(t: T, { name, size = 0, number, group }: FightRound): string {
  const isOwn = name === "round_of" && [16, 32, 64, 128].includes(size);
  const key = isOwn ? (`round_of_${size}` as "round_of_16") : (name as "final");
  return t(`enums:round.${key}`, { size, number, group }).trim();
}

/** Who will stand here, while nobody is known by name. */
function comesFrom(t: T, { from, bye }: FightSide): string {
  if (bye) return t("fights:side.bye");
  if (from.kind === "place") return t("fights:side.place", from);
  if (from.kind === "position") return t("fights:side.open");
  const { kind, key, number } = from;
  return number === null
    ? t(`fights:side.${kind}`, { key })
    : t(`fights:side.${kind}_of`, { number });
}
