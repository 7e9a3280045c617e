import { Button } from "@mantine/core";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useRouteError } from "react-router";
import { PageHead } from "#web/components/page-head.tsx";
import { MessagePage } from "./message-page.tsx";
import { NotFoundPage } from "./not-found-page.tsx";

/** Where a page could not be shown: it does not exist, or it broke. */
export function ErrorPage() {
  const { t } = useTranslation();
  const error = useRouteError();
  const missing = statusOf(error) === 404;

  useEffect(() => {
    if (!missing) console.error(error);
  }, [error, missing]);

  if (missing) return <NotFoundPage />;
  return (
    <MessagePage title={t("crash.title")} text={t("crash.hint")}>
      <PageHead title={t("head.crash.title")} description={t("head.crash.description")} />
      <Button onClick={() => location.reload()}>{t("crash.reload")}</Button>
    </MessagePage>
  );
}

/** When even the shell broke: nothing but text and a button. */
export function ErrorWithoutShell() {
  const { t } = useTranslation();
  return (
    <main style={{ padding: 24 }}>
      <h1>{t("crash.title")}</h1>
      <p>{t("crash.hint")}</p>
      <button type="button" onClick={() => location.reload()}>
        {t("crash.reload")}
      </button>
    </main>
  );
}

function statusOf(error: unknown): unknown {
  return error && typeof error === "object" && "status" in error ? error.status : undefined;
}
