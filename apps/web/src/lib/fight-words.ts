import type { Category, FightRound, FightSide, Language } from "@chave/contract";
import { categoryName } from "@chave/i18n/category-name";
import type { TFunction } from "i18next";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";

/** How people call a fight's category, its round and the two who fight it, in the page's language. */
export function useFightWords() {
  const { t, i18n } = useTranslation(["enums", "common"]);
  return useMemo(() => {
    const word = t as unknown as (key: string) => string;
    return {
      category: (category: Category) =>
        categoryName(category, (key) => word(`enums:${key}`), i18n.language as Language),
      round: (round: FightRound) => roundName(t, round),
      side: (side: FightSide) => sideName(t, side),
    };
  }, [t, i18n.language]);
}
