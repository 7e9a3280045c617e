import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { PageTitle } from "#web/components/page-title.tsx";
import { QueryView } from "#web/components/query-view.tsx";
import { ChildForm } from "#web/features/people/child-form.tsx";
import { ownProfileQuery } from "#web/features/people/people.api.ts";
import { paths } from "#web/paths.ts";

export function NewChildPage() {
  const { t } = useTranslation("people");
  const navigate = useNavigate();
  const own = useQuery(ownProfileQuery());
  return (
    <>
      <PageTitle title={t("family.newTitle")} lead={t("family.newLead")} />
      <QueryView query={own}>
        {(parent) => <ChildForm parent={parent} onAdded={() => void navigate(paths.family())} />}
      </QueryView>
    </>
  );
}
