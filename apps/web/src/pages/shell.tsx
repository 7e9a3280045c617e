import "@mantine/core/styles.layer.css";
import "@mantine/notifications/styles.layer.css";
import { MantineProvider } from "@mantine/core";
import { useMounted } from "@mantine/hooks";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, ScrollRestoration, useMatches } from "react-router";
import { PageHead } from "#web/components/page-head.tsx";
import { handleOf } from "#web/lib/page-handle.ts";
import { colorScheme, cssVariables, theme } from "#web/theme.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import classes from "./shell.module.css";

const Toasts = lazy(async () => ({
  default: (await import("#web/components/toasts.tsx")).Toasts,
}));

/** Header, page, footer. */
export function Shell() {
  const { t } = useTranslation();
  const mounted = useMounted();
  const { head, bare, wide } = handleOf(useMatches());

  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorScheme}
      defaultColorScheme="auto"
    >
      {mounted && (
        <Suspense fallback={null}>
          <Toasts />
        </Suspense>
      )}
      {head && (
        <PageHead title={t(`head.${head}.title`)} description={t(`head.${head}.description`)} />
      )}
      <div className={classes.shell} data-wide={wide}>
        <a href="#page" className={classes.skip}>
          {t("shell.skip")}
        </a>
        {!bare && <Header />}
        <main id="page" tabIndex={-1} className={classes.page}>
          <Outlet />
        </main>
        {!bare && <Footer />}
      </div>
      <ScrollRestoration />
    </MantineProvider>
  );
}
