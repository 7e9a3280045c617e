import { userType } from "@chave/contract";
import { Container } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Outlet } from "react-router";
import { TabLinks } from "#web/components/tab-links.tsx";
import { hasType, useSession } from "#web/lib/session.ts";
import { paths } from "#web/paths.ts";
import classes from "./account-layout.module.css";

const { competitor, teacher, teacherCompetitor } = userType;

/** The frame of what a login settles for itself: profile, family, password, privacy. */
export function AccountLayout() {
  const { t } = useTranslation("people");
  const signedIn = useSession();
  const session = signedIn.status === "signed_in" ? signedIn.session : null;
  const competes = session && hasType(session, [competitor, teacherCompetitor]);
  const teaches = session && hasType(session, [teacher]);
  const tabs = [
    ...(competes ? [{ to: paths.competitorConfiguration(), label: t("nav.profile") }] : []),
    ...(teaches ? [{ to: paths.teacherConfiguration(), label: t("nav.profile") }] : []),
    { to: paths.family(), label: t("nav.family") },
    {
      to: competes ? paths.competitorChangePassword() : paths.changePassword(),
      label: t("nav.password"),
    },
    { to: paths.privacy(), label: t("nav.privacy") },
  ];

  return (
    <Container className={classes.frame}>
      <TabLinks tabs={tabs} label={t("nav.label")} />
      <div className={classes.part}>
        <Outlet />
      </div>
    </Container>
  );
}
