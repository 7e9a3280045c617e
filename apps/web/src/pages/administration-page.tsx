import { Container } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { EmptyState } from "#web/components/empty-state.tsx";
import { LinkButton } from "#web/components/link-button.tsx";
import { PageTitle } from "#web/components/page-title.tsx";
import { Pagination } from "#web/components/pagination.tsx";
import { QueryView } from "#web/components/query-view.tsx";
import { organizationsQuery } from "#web/features/admin/admin.api.ts";
import { OrganizationList } from "#web/features/admin/organization-list.tsx";
import { paths } from "#web/paths.ts";

export function AdministrationPage() {
  const { t } = useTranslation("admin");
  const [searchParams] = useSearchParams();
  const page = Number(searchParams.get("page") ?? 1);
  const organizations = useQuery(organizationsQuery(page));
  const create = <LinkButton to={paths.setUp()}>{t("organization.new")}</LinkButton>;

  return (
    <Container pt={40}>
      <PageTitle
        title={t("administration.title")}
        lead={t("administration.lead")}
        actions={organizations.data?.total ? create : null}
      />
      <QueryView
        query={organizations}
        empty={
          <EmptyState
            title={t("administration.empty")}
            hint={t("administration.emptyHint")}
            action={create}
          />
        }
      >
        {({ data, total, pageSize }) => (
          <>
            <OrganizationList organizations={data} />
            <Pagination page={page} pageSize={pageSize} total={total} />
          </>
        )}
      </QueryView>
    </Container>
  );
}
