import { useTranslation } from "react-i18next";
import classes from "./audit-list.module.css";

type Props = { before: unknown; after: unknown };

/** What the log noted of a change, folded. The names of the fields are those of the database. */
export function AuditChange({ before, after }: Props) {
  const { t } = useTranslation("admin");
  const rows = changedFields(before, after);
  if (rows.length === 0) return null;

  return (
    <details className={classes.change}>
      <summary>{t("audit.change")}</summary>
      <dl>
        {rows.map(({ field, was, is }) => (
          <div key={field}>
            <dt>{field}</dt>
            <dd>
              {was !== undefined && <del>{was}</del>} {is !== undefined && <ins>{is}</ins>}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** The fields that differ; where only one side was noted, all of it. */
function changedFields(before: unknown, after: unknown) {
  const was = fieldsOf(before);
  const is = fieldsOf(after);
  const noted = after === null ? was : is;
  return Object.keys(noted).flatMap((field) =>
    was[field] === is[field] ? [] : [{ field, was: was[field], is: is[field] }],
  );
}

function fieldsOf(value: unknown): Record<string, string> {
  if (value === null || typeof value !== "object") return {};
  return Object.fromEntries(Object.entries(value).map(([field, part]) => [field, textOf(part)]));
}

const textOf = (value: unknown): string =>
  value === null ? "–" : typeof value === "object" ? JSON.stringify(value) : String(value);
