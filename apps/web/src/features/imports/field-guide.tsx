import { type ImportKind, importFieldsOf } from "@chave/contract";
import { useTranslation } from "react-i18next";
import classes from "./file-step.module.css";

/** What each column may hold, and in which form. */
export function FieldGuide({ kind }: { kind: ImportKind }) {
  const { t } = useTranslation("imports");
  return (
    <details className={classes.guide}>
      <summary>{t("guide.title")}</summary>
      <p>{t(kind === "students" ? "guide.leadStudents" : "guide.lead")}</p>
      <dl>
        {importFieldsOf[kind].map((field) => (
          <div key={field}>
            <dt>{t(`field.${field}`)}</dt>
            <dd>{t(`guide.${field}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
