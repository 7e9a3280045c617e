import type { MailSummary } from "@chave/contract";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { Row, RowList } from "#web/components/row-list.tsx";
import { useMoment } from "./use-moment.ts";

/** Each row opens its mail, which stands in the address as `?mail=`. */
export function MailList({ mails }: { mails: readonly MailSummary[] }) {
  const { t } = useTranslation("mails");
  const [searchParams] = useSearchParams();
  const moment = useMoment();
  const open = (id: string) => {
    const query = new URLSearchParams(searchParams);
    query.set("mail", id);
    return `?${query}`;
  };

  return (
    <RowList>
      {mails.map(({ id, subject, recipient, status, createdAt }) => (
        <Row
          key={id}
          to={open(id)}
          name={subject}
          about={recipient}
          figure={
            status === "failed" ? (
              <strong style={{ color: "var(--red)" }}>{t(`status.${status}`)}</strong>
            ) : (
              t(`status.${status}`)
            )
          }
          state={<time dateTime={createdAt}>{moment(createdAt)}</time>}
        />
      ))}
    </RowList>
  );
}
