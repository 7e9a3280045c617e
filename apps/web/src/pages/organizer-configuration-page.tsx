import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { PageTitle } from "#web/components/page-title.tsx";
import { QueryView } from "#web/components/query-view.tsx";
import { myOrganizationQuery } from "#web/features/organization/organization.api.ts";
import { OrganizationForm } from "#web/features/organization/organization-form.tsx";

export function OrganizerConfigurationPage() {
  const { t } = useTranslation("organization");
  const organization = useQuery(myOrganizationQuery());

  return (
    <>
      <PageTitle title={t("configuration.title")} lead={t("configuration.lead")} />
      <QueryView query={organization}>
        {(mine) => <OrganizationForm key={mine.id} organization={mine} />}
      </QueryView>
    </>
  );
}
