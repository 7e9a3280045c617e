import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#web/components/empty-state.tsx";
import { LinkButton } from "#web/components/link-button.tsx";
import { PageTitle } from "#web/components/page-title.tsx";
import { Pagination } from "#web/components/pagination.tsx";
import { QueryView } from "#web/components/query-view.tsx";
import { invitationsQuery, organizationsQuery } from "#web/features/admin/admin.api.ts";
import { InviteOrganizer } from "#web/features/admin/invite-organizer.tsx";
import { ListTools } from "#web/features/admin/list-tools.tsx";
import { OpenInvitations } from "#web/features/admin/open-invitations.tsx";
import { OrganizationList } from "#web/features/admin/organization-list.tsx";
import { useListQuery } from "#web/features/admin/use-list-query.ts";
import { paths } from "#web/paths.ts";
import classes from "./admin-organizations-page.module.css";

const orders = ["name", "newest", "events"] as const;

/** Who runs events here: invited by mail, or made with a first password. */
export function AdminOrganizationsPage() {
  const { t } = useTranslation("admin");
  const [invites, setInvites] = useState(false);
  const query = useListQuery(orders);
  const organizations = useQuery(organizationsQuery(query));
  const invitations = useQuery(invitationsQuery());

  return (
    <>
      <PageTitle
        title={t("tabs.organizations")}
        lead={t("organization.lead")}
        actions={
          <>
            <Button onClick={() => setInvites(true)}>{t("invitation.action")}</Button>
            <LinkButton to={paths.setUp()} variant="default">
              {t("organization.new")}
            </LinkButton>
          </>
        }
      />
      <ListTools
        search={t("organization.search")}
        orders={orders.map((value) => ({ value, label: t(`sort.${value}`) }))}
      />
      <QueryView
        query={organizations}
        empty={
          query.search ? (
            <EmptyState title={t("nothingFound", query)} hint={t("nothingFoundHint")} />
          ) : (
            <EmptyState title={t("administration.empty")} hint={t("administration.emptyHint")} />
          )
        }
      >
        {({ data, page, pageSize, total }) => (
          <>
            <OrganizationList organizations={data} />
            <Pagination page={page} pageSize={pageSize} total={total} />
          </>
        )}
      </QueryView>
      <div className={classes.invitations}>
        <OpenInvitations invitations={invitations.data?.data ?? []} />
      </div>
      {invites && <InviteOrganizer onClose={() => setInvites(false)} />}
    </>
  );
}
