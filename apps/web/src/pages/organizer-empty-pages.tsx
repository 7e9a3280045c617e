import { useTranslation } from "react-i18next";
import { EmptyState } from "#web/components/empty-state.tsx";
import { LinkButton } from "#web/components/link-button.tsx";
import { PageTitle } from "#web/components/page-title.tsx";
import { paths } from "#web/paths.ts";

// Parts of the account in which nothing has happened yet: each says what is true.

type Part = "financial" | "coupon" | "credits" | "federationApi" | "autoRefil";

function NothingYet({ part, action }: { part: Part; action?: React.ReactNode }) {
  const { t } = useTranslation("organization");
  return (
    <>
      <PageTitle title={t(`empty.${part}.title`)} />
      <EmptyState title={t(`empty.${part}.what`)} hint={t(`empty.${part}.hint`)} action={action} />
    </>
  );
}

export const OrganizerFinancialPage = () => <NothingYet part="financial" />;
export const OrganizerCouponPage = () => <NothingYet part="coupon" />;
export const OrganizerCreditsPage = () => <NothingYet part="credits" />;
export const OrganizerAutoRefilPage = () => <NothingYet part="autoRefil" />;

export function OrganizerFederationApiPage() {
  const { t } = useTranslation("organization");
  const action = (
    <LinkButton to={paths.organizerManagers("affiliates")} variant="default">
      {t("empty.federationApi.action")}
    </LinkButton>
  );
  return <NothingYet part="federationApi" action={action} />;
}
