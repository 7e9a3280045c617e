import { mailId, mailStatus } from "@chave/contract";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { EmptyState } from "#web/components/empty-state.tsx";
import { PageTitle } from "#web/components/page-title.tsx";
import { Pagination } from "#web/components/pagination.tsx";
import { QueryView } from "#web/components/query-view.tsx";
import { MailDialog } from "#web/features/mails/mail-dialog.tsx";
import { MailFilters } from "#web/features/mails/mail-filters.tsx";
import { MailList } from "#web/features/mails/mail-list.tsx";
import { mailsQuery } from "#web/features/mails/mails.api.ts";
import classes from "#web/features/mails/mails.module.css";

/** What the installation wrote to people, and whether it reached a mail server. */
export function AdminMailsPage() {
  const { t } = useTranslation("mails");
  const [searchParams, setSearchParams] = useSearchParams();
  const search = searchParams.get("search") ?? undefined;
  const status = mailStatus.safeParse(searchParams.get("status")).data;
  const page = Number(searchParams.get("page") ?? 1);
  const mails = useQuery(mailsQuery({ page, search, status }));
  const opened = mailId.safeParse(searchParams.get("mail")).data;

  const close = () => {
    const query = new URLSearchParams(searchParams);
    query.delete("mail");
    setSearchParams(query);
  };
  const isNarrowed = search !== undefined || status !== undefined;
  const sends = mails.data?.sends ?? true;

  return (
    <>
      <PageTitle title={t("page.title")} lead={t("page.lead")} />
      {!sends && <p className={classes.note}>{t("page.noServer")}</p>}
      <MailFilters />
      <QueryView
        query={mails}
        empty={
          isNarrowed ? (
            <EmptyState title={t("page.nothingFound")} hint={t("page.nothingFoundHint")} />
          ) : (
            <EmptyState title={t("page.empty")} hint={t("page.emptyHint")} />
          )
        }
      >
        {({ data, total, pageSize }) => (
          <>
            <MailList mails={data} />
            <Pagination page={page} pageSize={pageSize} total={total} />
          </>
        )}
      </QueryView>
      {opened && <MailDialog mailId={opened} sends={sends} onClose={close} />}
    </>
  );
}
