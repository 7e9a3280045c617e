import type { AthleteImport } from "@chave/contract";
import { Button } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useRefreshCounts } from "./imports.api.ts";
import { ProblemTable } from "./problem-table.tsx";
import classes from "./report.module.css";

type Props = { imported: AthleteImport; onOtherFile: () => void; next: ReactNode };

/** What went in, and what was left out. */
export function ImportedReport({ imported: report, onOtherFile, next }: Props) {
  const { t } = useTranslation("imports");
  const { kind, imported, newGyms, problemCount } = report;
  useRefreshCounts();

  return (
    <>
      <div className={classes.head}>
        <IconCheck size={28} color="var(--success)" aria-hidden />
        <div role="status">
          <h2 className={classes.title}>{t("imported.title", { count: imported })}</h2>
          <p className="figures">
            {kind === "athletes" && t("imported.gyms", { count: newGyms })}{" "}
            {problemCount > 0 && t("imported.leftOut")}
          </p>
        </div>
      </div>
      <div className={classes.ways}>
        {next}
        <Button variant="default" onClick={onOtherFile}>
          {t("imported.another")}
        </Button>
      </div>
      {problemCount > 0 && <ProblemTable report={report} />}
    </>
  );
}
