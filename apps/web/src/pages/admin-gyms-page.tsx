import { useTranslation } from "react-i18next";
import { PageTitle } from "#web/components/page-title.tsx";
import { AdminDirectory } from "#web/features/directory/admin-directory.tsx";

export function AdminGymsPage() {
  const { t } = useTranslation("gyms");
  return (
    <>
      <PageTitle title={t("gym.admin.title")} lead={t("gym.admin.lead")} />
      <AdminDirectory kind="gym" />
    </>
  );
}
