import { type AthleteImport, type ImportMapping, importFieldsOf } from "@chave/contract";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FormRefusal } from "#web/components/form-refusal.tsx";
import { useWords } from "#web/i18n/words.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { ColumnCard } from "./column-card.tsx";
import classes from "./columns-step.module.css";
import { useConfirmImport } from "./imports.api.ts";
import type { ListTarget } from "./list-target.ts";
import { fieldOf, isComplete, missingIn, needsOf, withColumn } from "./mapping.ts";
import { MappingNote } from "./mapping-note.tsx";

type Props = {
  uploaded: AthleteImport;
  target: ListTarget;
  onStarted: () => void;
  onOtherFile: () => void;
};

/** The second step: what each column holds, seen on the first five rows. */
export function ColumnsStep({ uploaded, target, onStarted, onOtherFile }: Props) {
  const { t } = useTranslation("imports");
  const words = useWords();
  const [mapping, setMapping] = useState<ImportMapping>(uploaded.mapping);
  const confirm = useConfirmImport(uploaded.id);
  const needs = needsOf(target);
  const missing = missingIn(mapping, needs);
  const columns = uploaded.headers.map((header, column) => ({
    column,
    header,
    values: uploaded.preview.map((cells, row) => ({ row, text: cells[column] ?? "" })),
  }));

  return (
    <>
      <p className={classes.lead}>
        {t("columns.lead", { name: uploaded.fileName, count: uploaded.rows })}
      </p>
      <ol className={classes.columns}>
        {columns.map(({ column, ...rest }) => (
          <ColumnCard
            key={column}
            column={column}
            {...rest}
            field={fieldOf(mapping, column)}
            fields={importFieldsOf[target.kind]}
            mandatory={
              mapping.category === undefined
                ? [...needs.always, ...needs.withoutCategory]
                : needs.always
            }
            onChange={(field) => setMapping(withColumn(mapping, column, field))}
          />
        ))}
      </ol>
      <div className={classes.foot}>
        <MappingNote
          kind={target.kind}
          mapping={mapping}
          missing={missing}
          needed={needs.withoutCategory}
          columns={columns.length}
        />
        <FormRefusal message={confirm.error && errorMessage(words, confirm.error)} />
        <div className={classes.acts}>
          <Button variant="default" onClick={onOtherFile}>
            {t("otherFile")}
          </Button>
          <Button
            disabled={!isComplete(missing)}
            loading={confirm.isPending}
            onClick={() => confirm.mutate({ mapping }, { onSuccess: onStarted })}
          >
            {t("columns.confirm", { count: uploaded.rows })}
          </Button>
        </div>
      </div>
    </>
  );
}
