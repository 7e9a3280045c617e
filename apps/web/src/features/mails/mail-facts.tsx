import type { MailDetail } from "@chave/contract";
import { useTranslation } from "react-i18next";
import classes from "./mails.module.css";
import { useMoment } from "./use-moment.ts";

/** Whom it is for and what became of it. */
export function MailFacts({ mail }: { mail: MailDetail }) {
  const { t } = useTranslation("mails");
  const moment = useMoment();
  const { recipient, status, attempts, lastError, createdAt, sentAt, nextAttemptAt } = mail;
  const facts = [
    [t("fact.to"), recipient],
    [t("fact.written"), moment(createdAt)],
    [
      t("fact.status"),
      sentAt ? t("fact.sentOn", { moment: moment(sentAt) }) : t(`status.${status}`),
    ],
    attempts > 0 && !sentAt && [t("fact.attempts"), String(attempts)],
    attempts > 0 && nextAttemptAt && [t("fact.next"), moment(nextAttemptAt)],
    lastError && [t("fact.error"), lastError === "too_late" ? t("fact.tooLate") : lastError],
  ].filter((fact) => Array.isArray(fact));

  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
