import type { ResourceKey } from "i18next";

/** The words that any page may need, as one file. */
export const publicWords = import.meta.glob<ResourceKey>(
  "../../../../packages/i18n/locales/en/{common,enums,errors,home,events}.json",
  { eager: true, import: "default" },
);
