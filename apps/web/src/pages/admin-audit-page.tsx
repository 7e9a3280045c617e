import { userId } from "@chave/contract";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { EmptyState } from "#web/components/empty-state.tsx";
import { PageTitle } from "#web/components/page-title.tsx";
import { Pagination } from "#web/components/pagination.tsx";
import { QueryView } from "#web/components/query-view.tsx";
import { auditQuery } from "#web/features/admin/admin.api.ts";
import { AuditFilter } from "#web/features/admin/audit-filter.tsx";
import { AuditList } from "#web/features/admin/audit-list.tsx";

export function AdminAuditPage() {
  const { t } = useTranslation("admin");
  const [searchParams] = useSearchParams();
  const audit = useQuery(
    auditQuery({
      page: Number(searchParams.get("page") ?? 1),
      pageSize: 50,
      actor: userId.safeParse(searchParams.get("actor")).data,
      subject: searchParams.get("subject") ?? undefined,
      action: searchParams.get("action") ?? undefined,
    }),
  );

  return (
    <>
      <PageTitle title={t("tabs.audit")} lead={t("audit.lead")} />
      <AuditFilter filter={audit.data?.filter} />
      <QueryView
        query={audit}
        empty={<EmptyState title={t("audit.empty")} hint={t("audit.emptyHint")} />}
      >
        {({ data, page, pageSize, total }) => (
          <>
            <AuditList entries={data} />
            <Pagination page={page} pageSize={pageSize} total={total} />
          </>
        )}
      </QueryView>
    </>
  );
}
