import { importFields } from "@chave/contract";
import { useTranslation } from "react-i18next";
import classes from "./file-step.module.css";

/** What each column may hold, and in which form. */
export function FieldGuide() {
  const { t } = useTranslation("imports");
  return (
    <details className={classes.guide}>
      <summary>{t("guide.title")}</summary>
      <p>{t("guide.lead")}</p>
      <dl>
        {importFields.map((field) => (
          <div key={field}>
            <dt>{t(`field.${field}`)}</dt>
            <dd>{t(`guide.${field}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
