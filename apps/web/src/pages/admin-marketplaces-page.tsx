import { useTranslation } from "react-i18next";
import { EmptyState } from "#web/components/empty-state.tsx";
import { PageTitle } from "#web/components/page-title.tsx";

/** Organizations as receivers of money at a payment gateway: none has given its bank data. */
export function AdminMarketplacesPage() {
  const { t } = useTranslation("admin");
  return (
    <>
      <PageTitle title={t("tabs.marketplaces")} lead={t("marketplace.lead")} />
      <EmptyState title={t("marketplace.empty")} hint={t("marketplace.emptyHint")} />
    </>
  );
}
