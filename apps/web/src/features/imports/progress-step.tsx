import type { AthleteImport } from "@chave/contract";
import { Progress } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#web/i18n/use-language.ts";
import { count } from "#web/lib/format.ts";
import classes from "./report.module.css";

/** Rows done of rows given. */
export function ProgressStep({ running }: { running: AthleteImport }) {
  const { t } = useTranslation("imports");
  const [language] = useLanguage();
  const { status, processed, rows, fileName } = running;
  const isSaving = status === "importing";
  const done = t("progress.rows", {
    processed: count(language, isSaving ? rows : processed),
    rows: count(language, rows),
  });

  return (
    <div className={classes.running}>
      <h2 className={classes.title}>
        {t(isSaving ? "progress.importing" : "progress.checking", { name: fileName })}
      </h2>
      <Progress.Root size="lg">
        <Progress.Section
          value={isSaving ? 100 : (100 * processed) / rows}
          color="ink"
          aria-label={t("progress.label")}
          aria-valuetext={done}
        />
      </Progress.Root>
      <p className="figures">{done}</p>
      <p className={classes.aside}>{t("progress.mayLeave")}</p>
    </div>
  );
}
