import type { AuditEntry } from "@chave/contract";
import { useTranslation } from "react-i18next";
import { useCategoryLabel } from "#web/lib/category-label.ts";

/** What an act of the log was about, by the name that people know it by. */
export function useSubjectName(): (subject: AuditEntry["subject"]) => string {
  const { t } = useTranslation("admin");
  const labelOf = useCategoryLabel();
  return ({ kind, name, category }) => {
    if (category) return labelOf(category);
    if (name === null) return t("audit.nameless");
    return kind === "fight" ? t("audit.fight", { number: name }) : name;
  };
}
