import { Container } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Outlet } from "react-router";
import { TabLinks } from "#web/components/tab-links.tsx";
import { adminParts, paths } from "#web/paths.ts";
import classes from "./administration-layout.module.css";

/** The frame of the admin's area: its parts as tabs, and the part that is open. */
export function AdministrationLayout() {
  const { t } = useTranslation("admin");
  const tabs = [
    { to: paths.administration(), label: t("tabs.main") },
    ...adminParts.map((part) => ({ to: paths.admin(part), label: t(`tabs.${part}`) })),
  ];
  return (
    <Container pt={24}>
      <TabLinks tabs={tabs} label={t("tabs.label")} />
      <div className={classes.part}>
        <Outlet />
      </div>
    </Container>
  );
}
