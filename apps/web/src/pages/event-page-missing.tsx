import { useTranslation } from "react-i18next";
import { useRouteError } from "react-router";
import { EmptyState } from "#web/components/empty-state.tsx";
import { PageHead } from "#web/components/page-head.tsx";

/** The event has no page under this address; its frame stays. Anything else that broke goes on to the error page. */
export function EventPageMissing() {
  const { t } = useTranslation(["site", "common"]);
  const error = useRouteError();
  const isMissing = error && typeof error === "object" && "status" in error && error.status === 404;
  if (!isMissing) throw error;

  return (
    <>
      <PageHead
        title={t("common:head.notFound.title")}
        description={t("common:head.notFound.description")}
      />
      <EmptyState title={t("eventPage.missing")} hint={t("eventPage.missingHint")} />
    </>
  );
}
