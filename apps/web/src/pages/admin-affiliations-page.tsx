import { useTranslation } from "react-i18next";
import { PageTitle } from "#web/components/page-title.tsx";
import { AdminDirectory } from "#web/features/directory/admin-directory.tsx";

export function AdminAffiliationsPage() {
  const { t } = useTranslation("gyms");
  return (
    <>
      <PageTitle title={t("affiliation.admin.title")} lead={t("affiliation.admin.lead")} />
      <AdminDirectory kind="affiliation" />
    </>
  );
}
