import { Container } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#web/components/empty-state.tsx";
import { PageTitle } from "#web/components/page-title.tsx";
import { TaskList } from "#web/features/staff/task-list.tsx";
import { tasksOf } from "#web/features/staff/tasks-of-events.ts";
import { useSession } from "#web/lib/session.ts";
import { today } from "#web/lib/today.ts";

/** The home of whoever helps at events: what to do today, then what comes. */
export function ManagerPage() {
  const { t } = useTranslation("staff");
  const session = useSession();
  const grants = session.status === "signed_in" ? session.session.grants : [];

  return (
    <Container pt={40}>
      <PageTitle title={t("tasks.title")} lead={t("tasks.lead")} />
      {grants.length === 0 ? (
        <EmptyState title={t("tasks.empty")} hint={t("tasks.emptyHint")} />
      ) : (
        <TaskList tasks={tasksOf(grants, today())} />
      )}
    </Container>
  );
}
