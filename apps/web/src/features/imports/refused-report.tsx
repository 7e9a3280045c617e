import type { AthleteImport } from "@chave/contract";
import { Button } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { FormRefusal } from "#web/components/form-refusal.tsx";
import { useWords } from "#web/i18n/words.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { useConfirmImport } from "./imports.api.ts";
import { ProblemTable } from "./problem-table.tsx";
import classes from "./report.module.css";
import { rightRows } from "./right-rows.ts";

type Props = { refused: AthleteImport; onColumns: () => void; onOtherFile: () => void };

/** Nothing went in: which rows are wrong, and the three ways on. */
export function RefusedReport({ refused, onColumns, onOtherFile }: Props) {
  const { t } = useTranslation("imports");
  const words = useWords();
  const confirm = useConfirmImport(refused.id);
  const { mapping, problemCount } = refused;
  const right = rightRows(refused);
  // A check that finds nothing wrong and imports nothing was cut off.
  const wasCutOff = problemCount === 0;

  return (
    <>
      <div className={classes.head} data-refused>
        <IconAlertTriangle size={28} color="var(--red)" aria-hidden />
        <div role="status">
          <h2 className={classes.title}>{t("refused.title")}</h2>
          <p className="figures">
            <WhyRefused refused={refused} right={right} />
          </p>
        </div>
      </div>
      <FormRefusal message={confirm.error && errorMessage(words, confirm.error)} />
      <div className={classes.ways}>
        {wasCutOff && (
          <Button loading={confirm.isPending} onClick={() => confirm.mutate({ mapping })}>
            {t("refused.again")}
          </Button>
        )}
        {!wasCutOff && right !== 0 && (
          <Button
            loading={confirm.isPending}
            onClick={() => confirm.mutate({ mapping, skipWrongRows: true })}
          >
            {right === null ? t("refused.skipMany") : t("refused.skip", { count: right })}
          </Button>
        )}
        <Button variant="default" onClick={onColumns}>
          {t("refused.columns")}
        </Button>
        <Button variant="default" onClick={onOtherFile}>
          {t("otherFile")}
        </Button>
      </div>
      {!wasCutOff && <ProblemTable report={refused} />}
    </>
  );
}

function WhyRefused({ refused, right }: { refused: AthleteImport; right: number | null }) {
  const { t } = useTranslation("imports");
  const { problems, problemCount, rows } = refused;
  if (problemCount === 0) return t("refused.cutOff");
  if (right === null) return t("refused.many", { count: problemCount });
  if (right > 0) return t("refused.some", { count: rows - right, rows });
  const allThere = problems.every(
    ({ code }) => code === "already_registered" || code === "already_student",
  );
  return t(allThere ? "refused.allThere" : "refused.allWrong", { count: rows });
}
