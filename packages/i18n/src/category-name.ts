/** The parts of a category that its name is made of. */
export type NamedCategory = {
  name: string | null;
  division: string | null;
  belt: string | null;
  sex: string;
  weightClass: string | null;
  /** Grams; null is open. */
  minWeight: number | null;
  maxWeight: number | null;
};

/** Looks a word up in the `enums` namespace, such as `belt.blue`. */
export type EnumWord = (key: string) => string;

/**
 * The name of a category as people say it: "Adulto · Masculino · Azul · Leve (−76 kg)"; a name that the organizer
 * typed is kept as it is.
 */
export function categoryName(category: NamedCategory, word: EnumWord, locale: string): string {
  if (category.name !== null) return category.name;
  const parts = [
    category.division && word(`division.${category.division}`),
    word(`sex.${category.sex}`),
    category.belt && word(`belt.${category.belt}`),
    category.weightClass && weightName(category, word, locale),
  ];
  return parts.filter(Boolean).join(" · ");
}

function weightName(category: NamedCategory, word: EnumWord, locale: string): string {
  const name = word(`weightClass.${category.weightClass}`);
  const kilos = (grams: number) =>
    (grams / 1000).toLocaleString(locale, { maximumFractionDigits: 1 });
  if (category.weightClass === "open_class") return name;
  if (category.maxWeight !== null) return `${name} (−${kilos(category.maxWeight)} kg)`;
  if (category.minWeight !== null) return `${name} (+${kilos(category.minWeight)} kg)`;
  return name;
}
