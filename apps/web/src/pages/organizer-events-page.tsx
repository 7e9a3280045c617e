import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { EmptyState } from "#web/components/empty-state.tsx";
import { LinkButton } from "#web/components/link-button.tsx";
import { PageTitle } from "#web/components/page-title.tsx";
import { Pagination } from "#web/components/pagination.tsx";
import { QueryView } from "#web/components/query-view.tsx";
import { eventListQuery } from "#web/features/events/events.api.ts";
import { OrganizerEventList } from "#web/features/events/organizer-event-list.tsx";
import { useSession } from "#web/lib/session.ts";
import { paths } from "#web/paths.ts";

export function OrganizerEventsPage() {
  const { t } = useTranslation("events");
  const session = useSession();
  const [searchParams] = useSearchParams();
  const page = Number(searchParams.get("page") ?? 1);
  const events = useQuery(eventListQuery({ when: "mine", page, pageSize: 20 }));
  const organization = session.status === "signed_in" ? session.session.organization : null;
  const create = organization && (
    <LinkButton to={paths.newEvent()}>{t("organizer.new")}</LinkButton>
  );

  return (
    <>
      <PageTitle
        title={t("organizer.title")}
        lead={organization?.name}
        actions={events.data?.total ? create : null}
      />
      <QueryView
        query={events}
        empty={
          <EmptyState
            title={t("organizer.empty")}
            hint={t("organizer.emptyHint")}
            action={create}
          />
        }
      >
        {({ data, total, pageSize }) => (
          <>
            <OrganizerEventList events={data} />
            <Pagination page={page} pageSize={pageSize} total={total} />
          </>
        )}
      </QueryView>
    </>
  );
}
