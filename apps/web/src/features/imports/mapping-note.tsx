import type { ImportField, ImportKind, ImportMapping } from "@chave/contract";
import { IconAlertTriangle, IconCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#web/i18n/use-language.ts";
import classes from "./columns-step.module.css";
import { isComplete, type Needs } from "./mapping.ts";

type Props = {
  kind: ImportKind;
  mapping: ImportMapping;
  missing: Needs;
  needed: readonly ImportField[];
  /** How many columns the file has. */
  columns: number;
};

/** What is still missing, or how each athlete's category will be found. */
export function MappingNote({ kind, mapping, missing, needed, columns }: Props) {
  const { t } = useTranslation("imports");
  const [language] = useLanguage();
  const listed = (fields: readonly ImportField[]) =>
    new Intl.ListFormat(language).format(fields.map((field) => t(`field.${field}`).toLowerCase()));
  const complete = isComplete(missing);

  return (
    <div className={classes.note} role="status" data-complete={complete}>
      {complete ? (
        <IconCheck size={20} color="var(--success)" aria-hidden />
      ) : (
        <IconAlertTriangle size={20} color="var(--warning)" aria-hidden />
      )}
      <div>
        <p className="figures">
          {t("columns.read", { count: Object.keys(mapping).length, total: columns })}
        </p>
        {missing.always.length > 0 && (
          <p>{t("columns.alwaysMissing", { fields: listed(missing.always) })}</p>
        )}
        {missing.withoutCategory.length > 0 && (
          <p>{t("columns.categoryMissing", { fields: listed(missing.withoutCategory) })}</p>
        )}
        {complete && kind === "students" && <p>{t("columns.students")}</p>}
        {complete && kind === "athletes" && (
          <p>
            {mapping.category === undefined
              ? t("columns.byFields", { fields: listed(needed) })
              : t("columns.byCategory")}
          </p>
        )}
      </div>
    </div>
  );
}
