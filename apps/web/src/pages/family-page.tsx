import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#web/components/empty-state.tsx";
import { LinkButton } from "#web/components/link-button.tsx";
import { PageTitle } from "#web/components/page-title.tsx";
import { QueryView } from "#web/components/query-view.tsx";
import { FamilyList } from "#web/features/people/family-list.tsx";
import { familyQuery } from "#web/features/people/people.api.ts";
import { paths } from "#web/paths.ts";

/** The children of a login. */
export function FamilyPage() {
  const { t } = useTranslation("people");
  const family = useQuery(familyQuery());
  const actions = (
    <>
      <LinkButton to={paths.newChild()}>{t("family.add")}</LinkButton>
      <LinkButton variant="default" to={paths.claim()}>
        {t("family.claim")}
      </LinkButton>
    </>
  );
  const hasMembers = (family.data?.length ?? 0) > 0;
  return (
    <>
      <PageTitle
        title={t("family.title")}
        lead={t("family.lead")}
        actions={hasMembers && actions}
      />
      <QueryView
        query={family}
        empty={
          <EmptyState title={t("family.empty")} hint={t("family.emptyHint")} action={actions} />
        }
      >
        {(members) => <FamilyList members={members} />}
      </QueryView>
    </>
  );
}
