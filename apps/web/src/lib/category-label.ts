import type { Language } from "@chave/contract";
import { categoryName, type NamedCategory } from "@chave/i18n/category-name";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { weight } from "./format.ts";

/** The name of a category in the language of the page: "Adulto · Masculino · Azul · Leve (−76 kg)". */
export function useCategoryLabel(): (category: NamedCategory) => string {
  const { t, i18n } = useTranslation("enums");
  return useCallback(
    (category) => {
      const word = t as unknown as (key: string) => string;
      // A figure and its unit stay on one line.
      return categoryName(category, word, i18n.language).replace(" kg", "\u00a0kg");
    },
    [t, i18n.language],
  );
}

/** The limits of a category as figures, `57,5 – 64 kg`; null when it takes any weight. */
export function weightLimits(
  language: Language,
  { minWeight, maxWeight }: Pick<NamedCategory, "minWeight" | "maxWeight">,
): string | null {
  if (minWeight !== null && maxWeight !== null)
    return `${weight(language, minWeight).replace(" kg", "")} – ${weight(language, maxWeight)}`;
  if (maxWeight !== null) return `≤ ${weight(language, maxWeight)}`;
  if (minWeight !== null) return `> ${weight(language, minWeight)}`;
  return null;
}
