import type { AuditEntry } from "@chave/contract";
import { useTranslation } from "react-i18next";
import { useCategoryLabel } from "#web/lib/category-label.ts";

const siteText = "site_text:";

/** What an act of the log was about, by the name that people know it by. */
export function useSubjectName(): (subject: AuditEntry["subject"]) => string {
  const { t } = useTranslation(["admin", "site"]);
  const words = t as unknown as (key: string) => string;
  const labelOf = useCategoryLabel();
  return ({ id, kind, name, category }) => {
    if (category) return labelOf(category);
    if (id.startsWith(siteText)) return words(`site:texts.name.${id.slice(siteText.length)}`);
    if (name === null) return t("audit.nameless");
    return kind === "fight" ? t("audit.fight", { number: name }) : name;
  };
}
