import { Container } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Outlet } from "react-router";
import { TabLinks } from "#web/components/tab-links.tsx";
import { useSession } from "#web/lib/session.ts";
import { paths } from "#web/paths.ts";
import classes from "./organizer-account-layout.module.css";

/** The frame of an organizer's account. An admin has no organization: only the events are there. */
export function OrganizerAccountLayout() {
  const { t } = useTranslation("organization");
  const session = useSession();
  const organization = session.status === "signed_in" ? session.session.organization : null;
  const tabs = [
    { to: paths.organizerEvents(), label: t("account.events") },
    { to: paths.organizerManagers(), label: t("account.managers") },
    { to: paths.organizerFinancial(), label: t("account.financial") },
    { to: paths.organizerCoupon(), label: t("account.coupon") },
    { to: paths.organizerCredits(), label: t("account.credits") },
    { to: paths.organizerFederationApi(), label: t("account.federationApi") },
    { to: paths.organizerConfiguration(), label: t("account.configuration") },
  ];

  return (
    <Container className={classes.frame}>
      {organization && <TabLinks tabs={tabs} label={t("account.parts")} />}
      <div className={classes.part}>
        <Outlet />
      </div>
    </Container>
  );
}
