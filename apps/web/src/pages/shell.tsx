import "@mantine/core/styles.css";
import "@mantine/notifications/styles.css";
import { localStorageColorSchemeManager, MantineProvider } from "@mantine/core";
import { Notifications } from "@mantine/notifications";
import { useTranslation } from "react-i18next";
import { Outlet, ScrollRestoration, useMatches } from "react-router";
import { PageHead } from "#web/components/page-head.tsx";
import { handleOf } from "#web/lib/page-handle.ts";
import { cssVariables, theme } from "#web/theme.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import classes from "./shell.module.css";

const colorScheme = localStorageColorSchemeManager({ key: "theme" });

/** Header, page, footer. */
export function Shell() {
  const { t } = useTranslation();
  const { head, bare } = handleOf(useMatches());

  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorScheme}
      defaultColorScheme="auto"
    >
      <Notifications position="top-right" autoClose={5000} />
      {head && (
        <PageHead title={t(`head.${head}.title`)} description={t(`head.${head}.description`)} />
      )}
      <a href="#page" className={classes.skip}>
        {t("shell.skip")}
      </a>
      {!bare && <Header />}
      <main id="page" tabIndex={-1} className={classes.page}>
        <Outlet />
      </main>
      {!bare && <Footer />}
      <ScrollRestoration />
    </MantineProvider>
  );
}
