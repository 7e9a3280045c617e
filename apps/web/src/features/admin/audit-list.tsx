import type { AuditEntry } from "@chave/contract";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { dateOf, numericDate, timeOfDay } from "#web/lib/format.ts";
import { paths } from "#web/paths.ts";
import { AuditChange } from "./audit-change.tsx";
import classes from "./audit-list.module.css";
import { useActionWords } from "./use-action-words.ts";
import { useSubjectName } from "./use-subject-name.ts";

/** Who did what to what, and when. Person and thing lead to all that the log has of them. */
export function AuditList({ entries }: { entries: readonly AuditEntry[] }) {
  const { t } = useTranslation("admin");
  const wordsOf = useActionWords();
  const nameOf = useSubjectName();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

  return (
    <ol className={classes.list}>
      {entries.map(({ id, at, action, actor, subject, before, after }) => (
        <li key={id} className={classes.entry}>
          <time dateTime={at} className={classes.time}>
            {numericDate(dateOf(at, timeZone))} {timeOfDay(at, timeZone)}
          </time>
          <p className={classes.what}>
            {actor ? (
              <Link to={paths.adminAudit({ actor: actor.id })}>
                {actor.name || t("audit.goneLogin")}
              </Link>
            ) : (
              t("audit.server")
            )}
            <span className={classes.action}>{wordsOf(action)}</span>
            <Link to={paths.adminAudit({ subject: subject.id })}>{nameOf(subject)}</Link>
            {subject.eventName && <span className={classes.event}>{subject.eventName}</span>}
          </p>
          <AuditChange before={before} after={after} />
        </li>
      ))}
    </ol>
  );
}
