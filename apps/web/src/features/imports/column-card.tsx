import { type ImportField, importField } from "@chave/contract";
import { NativeSelect } from "@mantine/core";
import { useTranslation } from "react-i18next";
import classes from "./columns-step.module.css";

type Props = {
  /** From 0. */
  column: number;
  header: string;
  values: readonly { row: number; text: string }[];
  field: ImportField | null;
  /** What a column of this kind of list may hold. */
  fields: readonly ImportField[];
  mandatory: readonly ImportField[];
  onChange: (field: ImportField | null) => void;
};

/** One column of the file: what it holds, and its first values. */
export function ColumnCard({ column, header, values, field, fields, mandatory, onChange }: Props) {
  const { t } = useTranslation("imports");
  const name = header || t("columns.unnamed", { number: column + 1 });
  const options = fields.map((one) => ({
    value: one,
    label: mandatory.includes(one)
      ? t("columns.mandatory", { field: t(`field.${one}`) })
      : t(`field.${one}`),
  }));

  return (
    <li className={classes.column} data-read={field !== null}>
      <NativeSelect
        aria-label={t("columns.holds", { column: name })}
        data={[{ value: "", label: t("columns.ignore") }, ...options]}
        value={field ?? ""}
        onChange={(event) =>
          onChange(importField.safeParse(event.currentTarget.value).data ?? null)
        }
      />
      <strong className={classes.header}>{name}</strong>
      <ul className={`${classes.values} figures`} aria-label={t("columns.values")}>
        {values.map(({ row, text }) => (
          <li key={row} title={text}>
            {text || <span className={classes.blank}>{t("columns.blank")}</span>}
          </li>
        ))}
      </ul>
    </li>
  );
}
