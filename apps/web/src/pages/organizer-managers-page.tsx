import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { PageTitle } from "#web/components/page-title.tsx";
import { QueryView } from "#web/components/query-view.tsx";
import { SearchTabs } from "#web/components/search-tabs.tsx";
import { eventListQuery } from "#web/features/events/events.api.ts";
import { AffiliateList } from "#web/features/staff/affiliate-list.tsx";
import { CoachList } from "#web/features/staff/coach-list.tsx";
import { paths } from "#web/paths.ts";
import { OrganizerStaff } from "./organizer-staff.tsx";

const myEvents = { when: "mine", page: 1, pageSize: 100 } as const;

/** Who helps at events, who coaches at them, and who is a member. */
export function OrganizerManagersPage() {
  const { t } = useTranslation("staff");
  const [params] = useSearchParams();
  const asked = params.get("tab");
  const open = asked === "coaches" || asked === "affiliates" ? asked : "managers";
  const events = useQuery(eventListQuery(myEvents));
  const tabs = [
    { to: paths.organizerManagers(), label: t("page.managers"), isOpen: open === "managers" },
    {
      to: paths.organizerManagers("coaches"),
      label: t("page.coaches"),
      isOpen: open === "coaches",
    },
    {
      to: paths.organizerManagers("affiliates"),
      label: t("page.affiliates"),
      isOpen: open === "affiliates",
    },
  ];

  return (
    <>
      <PageTitle title={t("page.title")} />
      <SearchTabs tabs={tabs} label={t("page.tabs")} />
      <Text c="dimmed" maw={680} mt="lg" mb="lg">
        {t(`${open}.lead`)}
      </Text>
      {open === "affiliates" ? (
        <AffiliateList />
      ) : (
        <QueryView query={events}>
          {({ data }) =>
            open === "coaches" ? <CoachList events={data} /> : <OrganizerStaff events={data} />
          }
        </QueryView>
      )}
    </>
  );
}
