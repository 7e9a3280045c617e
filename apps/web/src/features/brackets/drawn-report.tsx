import type { Category, drawAll, ErrorCode, OutputOf } from "@chave/contract";
import { Button } from "@mantine/core";
import { IconCopy } from "@tabler/icons-react";
import { useWords } from "#web/i18n/words.ts";
import { useCategoryLabel } from "#web/lib/category-label.ts";
import { copyText } from "#web/lib/copy-text.ts";
import { showDone } from "#web/lib/toast.tsx";
import classes from "./draw-all.module.css";

type Props = { report: OutputOf<typeof drawAll>; categories: readonly Category[] };

/** What the draw did, and the seed that repeats it: one that drew nothing is in no bracket. */
export function DrawnReport({ report, categories }: Props) {
  const t = useWords("brackets");
  const label = useCategoryLabel();
  const byId = new Map(categories.map((category) => [category.id, category] as const));
  const copy = async () => {
    if (await copyText(report.seed)) showDone(t("brackets:assemble.copied"));
  };

  return (
    <div className={classes.report} role="status">
      <p className={classes.done}>
        {t("brackets:assemble.drawn", { count: report.drawn })}
        {report.alone > 0 && ` · ${t("brackets:assemble.aloneOf", { count: report.alone })}`}
      </p>
      {report.drawn > 0 && (
        <p className={classes.printed}>
          <span>{t("brackets:assemble.printedSeed")}</span>
          <code>{report.seed}</code>
          <Button
            variant="default"
            size="sm"
            leftSection={<IconCopy size={16} aria-hidden />}
            onClick={() => void copy()}
          >
            {t("brackets:assemble.copy")}
          </Button>
        </p>
      )}
      {report.failed.length > 0 && (
        <div className={classes.failed}>
          <p>{t("brackets:assemble.failed", { count: report.failed.length })}</p>
          <ul>
            {report.failed.map(({ categoryId, code }) => {
              const category = byId.get(categoryId);
              return (
                <li key={categoryId}>
                  {category && label(category)}:{" "}
                  {t(`errors:${code as ErrorCode}`, { entries: category?.entries })}
                </li>
              );
            })}
          </ul>
        </div>
      )}
    </div>
  );
}
