import type { DirectoryUses } from "@chave/contract";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#web/i18n/use-language.ts";

const kinds = ["members", "registrations", "branches", "coaches"] as const;

/** "3 members, 12 registrations and 1 branch"; null where nothing hangs on it. */
export function useWhat() {
  const { t } = useTranslation("gyms");
  const [language] = useLanguage();
  return (uses: DirectoryUses): string | null => {
    const parts = kinds
      .filter((kind) => uses[kind] > 0)
      .map((kind) => t(`admin.uses.${kind}`, { count: uses[kind] }));
    return parts.length === 0 ? null : new Intl.ListFormat(language).format(parts);
  };
}
