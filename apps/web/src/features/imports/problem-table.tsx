import type { AthleteImport, ImportRowProblem } from "@chave/contract";
import { Button, UnstyledButton } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { countByCode } from "./count-by-code.ts";
import classes from "./report.module.css";
import { useProblemWords } from "./use-problem-words.ts";
import { useReportFile } from "./use-report-file.ts";

/** The wrong rows with what is wrong; one kind of fault at a time when there are several. */
export function ProblemTable({ report }: { report: AthleteImport }) {
  const { t } = useTranslation("imports");
  const problemWords = useProblemWords();
  const save = useReportFile(report);
  const [only, setOnly] = useState<ImportRowProblem["code"] | null>(null);
  const { problems, problemCount } = report;
  const kinds = countByCode(problems);
  const shown = problems
    .map((problem, place) => ({ ...problem, place }))
    .filter(({ code }) => only === null || code === only);

  return (
    <section aria-labelledby="import-problems">
      <div className={classes.tableHead}>
        <h3 id="import-problems" className={classes.subtitle}>
          {t("report.title")}
        </h3>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={save}
        >
          {t("report.download")}
        </Button>
      </div>
      {problemCount > problems.length && (
        <p className={classes.aside}>
          {t("report.first", { count: problems.length, total: problemCount })}
        </p>
      )}
      {kinds.length > 1 && (
        <fieldset className={classes.kinds}>
          <legend className={classes.unseen}>{t("report.kinds")}</legend>
          <Kind isOn={only === null} onClick={() => setOnly(null)}>
            {t("report.all", { count: problems.length })}
          </Kind>
          {kinds.map(({ code, count }) => (
            <Kind key={code} isOn={only === code} onClick={() => setOnly(code)}>
              {t("report.kind", { kind: t(`kind.${code}`), count })}
            </Kind>
          ))}
        </fieldset>
      )}
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col" className={classes.number}>
              {t("report.row")}
            </th>
            <th scope="col">{t("report.athlete")}</th>
            <th scope="col">{t("report.value")}</th>
            <th scope="col">{t("report.problem")}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((problem) => (
            <tr key={problem.place}>
              <td className={classes.number} data-label={t("report.row")}>
                {problem.row}
              </td>
              <th scope="row">{problem.name || t("report.noName")}</th>
              <td className={classes.value}>
                {problem.value !== problem.name && <FoundValue {...problem} />}
              </td>
              <td>{problemWords(problem)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function FoundValue({ field, value }: Pick<ImportRowProblem, "field" | "value">) {
  const { t } = useTranslation("imports");
  return (
    <>
      {field && <small>{t(`field.${field}`)}</small>}
      {value}
    </>
  );
}

type KindProps = { isOn: boolean; onClick: () => void; children: string };

const Kind = ({ isOn, ...rest }: KindProps) => (
  <UnstyledButton className={`${classes.kind} figures`} aria-pressed={isOn} {...rest} />
);
