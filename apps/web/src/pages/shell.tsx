import "@mantine/core/styles.layer.css";
import "@mantine/notifications/styles.layer.css";
import { MantineProvider } from "@mantine/core";
import { useMounted } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, ScrollRestoration, useMatches } from "react-router";
import { Breadcrumb } from "#web/components/breadcrumb.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { HelpButton } from "#web/features/help/help-button.tsx";
import { SandboxBanner } from "#web/features/site/sandbox-banner.tsx";
import { siteQuery } from "#web/features/site/site.api.ts";
import { handleOf } from "#web/lib/page-handle.ts";
import { useSession } from "#web/lib/session.ts";
import { colorScheme, cssVariables, theme } from "#web/theme.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import classes from "./shell.module.css";

const Toasts = lazy(async () => ({
  default: (await import("#web/components/toasts.tsx")).Toasts,
}));

/** Brings words of its own: loaded for those whom it concerns. */
const VerifyEmailNote = lazy(async () => ({
  default: (await import("#web/features/auth/verify-email-note.tsx")).VerifyEmailNote,
}));

/** Header, page, footer. */
export function Shell() {
  const { t } = useTranslation();
  const mounted = useMounted();
  const { head, crumb, bare, wide } = handleOf(useMatches());
  const { data: site } = useQuery(siteQuery());
  const session = useSession();
  const mustVerify = session.status === "signed_in" && session.session.user.emailVerified === false;

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
        {!bare && <SandboxBanner />}
        {!bare && <Header />}
        {mustVerify && !bare && (
          <Suspense fallback={null}>
            <VerifyEmailNote />
          </Suspense>
        )}
        {crumb && !bare && <Breadcrumb name={crumb} />}
        <main id="page" tabIndex={-1} className={classes.page}>
          <Outlet />
        </main>
        {!bare && <Footer />}
      </div>
      <HelpButton whatsApp={site?.whatsapp ?? null} atTop={bare} />
      <ScrollRestoration />
    </MantineProvider>
  );
}
