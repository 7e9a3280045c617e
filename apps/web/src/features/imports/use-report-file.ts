import type { AthleteImport } from "@chave/contract";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#web/i18n/use-language.ts";
import { csvOf } from "./csv.ts";
import { saveFile } from "./save-file.ts";
import { useProblemWords } from "./use-problem-words.ts";

/** Saves the wrong rows, to be mended beside the list. */
export function useReportFile({ fileName, problems }: AthleteImport): () => void {
  const { t } = useTranslation("imports");
  const [language] = useLanguage();
  const problemWords = useProblemWords();

  return () => {
    const head = [t("report.row"), t("report.athlete"), t("report.field"), t("report.value")];
    const rows = problems.map((problem) => [
      String(problem.row),
      problem.name,
      problem.field ? t(`field.${problem.field}`) : "",
      problem.value,
      problemWords(problem),
    ]);
    const name = t("report.fileName", { name: fileName.replace(/\.\w+$/, "") });
    saveFile(name, csvOf(language, [[...head, t("report.problem")], ...rows]));
  };
}
