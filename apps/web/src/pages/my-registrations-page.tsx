import { Container } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { EmptyState } from "#web/components/empty-state.tsx";
import { LinkButton } from "#web/components/link-button.tsx";
import { PageTitle } from "#web/components/page-title.tsx";
import { Pagination } from "#web/components/pagination.tsx";
import { QueryView } from "#web/components/query-view.tsx";
import { MyRegistrationList } from "#web/features/registrations/my-registration-list.tsx";
import { myRegistrationsQuery } from "#web/features/registrations/my-registrations.api.ts";
import { paths } from "#web/paths.ts";

/** Where I fight, and where my children do. */
export function MyRegistrationsPage() {
  const { t } = useTranslation("site");
  const [searchParams] = useSearchParams();
  const registrations = useQuery(myRegistrationsQuery(Number(searchParams.get("page") ?? 1)));

  return (
    <Container pt={40}>
      <PageTitle title={t("mine.title")} lead={t("mine.lead")} />
      <QueryView
        query={registrations}
        empty={
          <EmptyState
            title={t("mine.empty")}
            hint={t("mine.emptyHint")}
            action={<LinkButton to={paths.nextEvents()}>{t("mine.action")}</LinkButton>}
          />
        }
      >
        {({ data, page, pageSize, total }) => (
          <>
            <MyRegistrationList registrations={data} />
            <Pagination page={page} pageSize={pageSize} total={total} />
          </>
        )}
      </QueryView>
    </Container>
  );
}
