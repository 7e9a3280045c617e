import type { Fight, Schedule } from "@chave/contract";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#web/components/empty-state.tsx";
import { LinkButton } from "#web/components/link-button.tsx";
import { PageTitle } from "#web/components/page-title.tsx";
import { QueryView } from "#web/components/query-view.tsx";
import { categoriesQuery } from "#web/features/categories/categories.api.ts";
import { CalendarForm } from "#web/features/schedule/calendar-form.tsx";
import { PlanButton } from "#web/features/schedule/plan-button.tsx";
import { scheduleQuery, useLiveSchedule } from "#web/features/schedule/schedule.api.ts";
import { ScheduleBoard } from "#web/features/schedule/schedule-board.tsx";
import { UnplannedList } from "#web/features/schedule/unplanned-list.tsx";
import { type CalendarRules, useCalendarForm } from "#web/features/schedule/use-calendar-form.ts";
import { useDayEnd } from "#web/features/schedule/use-day-end.ts";
import { useFightWords } from "#web/lib/fight-words.ts";
import { paths } from "#web/paths.ts";
import classes from "./fight-calendar-page.module.css";
import { useEventSetUp } from "./use-event-set-up.ts";

export function FightCalendarPage() {
  const { t } = useTranslation("schedule");
  const { event } = useEventSetUp();
  const schedule = useQuery(scheduleQuery(event.id));
  useLiveSchedule(event.id);

  return (
    <>
      <PageTitle title={t("title")} lead={t("lead")} />
      <QueryView query={schedule}>{(known) => <Planning schedule={known} />}</QueryView>
    </>
  );
}

function Planning({ schedule }: { schedule: Schedule }) {
  const { event } = useEventSetUp();
  const rules = useCalendarForm(event.id, schedule);
  return (
    <>
      <CalendarForm rules={rules} schedule={schedule} />
      <Day schedule={schedule} rules={rules} />
    </>
  );
}

function Day({ schedule, rules }: { schedule: Schedule; rules: CalendarRules }) {
  const { t } = useTranslation("schedule");
  const { event, eventRef } = useEventSetUp();
  const words = useFightWords();
  const categories = useQuery(categoriesQuery(event.id)).data ?? [];
  const dayEnd = useDayEnd(event.startsOn);
  const { mats, unplanned } = schedule;
  const hasFights = unplanned.length > 0 || mats.some(({ fights }) => fights.length > 0);
  const isPlanned = mats.some(({ fights }) => fights.length > 0);

  if (mats.length === 0 || !hasFights) {
    const missing = mats.length === 0 ? "noMats" : "noFights";
    const section = mats.length === 0 ? "mats" : "brackets-assemble";
    return (
      <EmptyState
        title={t(`empty.${missing}.title`)}
        hint={t(`empty.${missing}.what`)}
        action={
          <LinkButton to={paths.setUpSection(eventRef, section)}>
            {t(`empty.${missing}.action`)}
          </LinkButton>
        }
      />
    );
  }

  const nameOf = new Map(categories.map((category) => [category.id, words.category(category)]));
  const categoryName = (fight: Fight) => nameOf.get(fight.categoryId) ?? "";
  return (
    <>
      <div className={classes.day}>
        <p className={classes.ends}>{dayEnd(schedule) ?? t("unplanned.never")}</p>
        {schedule.can.plan && (
          <PlanButton
            eventId={event.id}
            schedule={schedule}
            rules={rules}
            startsOn={event.startsOn}
          />
        )}
      </div>
      <UnplannedList schedule={schedule} categoryName={categoryName} />
      {isPlanned && (
        <ScheduleBoard
          schedule={schedule}
          categoryName={categoryName}
          queueOf={(mat) => paths.fights(eventRef, { mat })}
        />
      )}
    </>
  );
}
