import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { PageTitle } from "#web/components/page-title.tsx";
import { QueryView } from "#web/components/query-view.tsx";
import { overviewQuery } from "#web/features/admin/admin.api.ts";
import { Attention } from "#web/features/admin/attention.tsx";

/** What needs an admin today, each with the way to it. */
export function AdministrationPage() {
  const { t } = useTranslation("admin");
  const overview = useQuery(overviewQuery());
  return (
    <>
      <PageTitle title={t("main.title")} />
      <QueryView query={overview}>{(overview) => <Attention overview={overview} />}</QueryView>
    </>
  );
}
