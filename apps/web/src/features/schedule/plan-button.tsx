import type { EventId, Schedule } from "@chave/contract";
import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { showDone } from "#web/lib/toast.tsx";
import { usePlanFights } from "./schedule.api.ts";
import type { CalendarRules } from "./use-calendar-form.ts";
import { useDayEnd } from "./use-day-end.ts";

type Props = { eventId: EventId; schedule: Schedule; rules: CalendarRules; startsOn: string };

/** Plans the day by the rules as they are typed. Asks first when times are out already. */
export function PlanButton({ eventId, schedule, rules, startsOn }: Props) {
  const { t } = useTranslation("schedule");
  const [asks, setAsks] = useState(false);
  const plan = usePlanFights(eventId);
  const dayEnd = useDayEnd(startsOn);
  const isPlanned = plannedFights(schedule) > 0;

  const run = () =>
    plan.mutate(undefined, {
      onSuccess: (planned) => {
        rules.onPlanned();
        const end = dayEnd(planned);
        showDone(end ? t("plan.done", { count: plannedFights(planned), end }) : t("plan.doneNone"));
      },
    });

  const press = () => {
    if (!rules.check()) return;
    if (isPlanned) setAsks(true);
    else rules.saveThen(run);
  };
  const confirm = () => {
    setAsks(false);
    rules.saveThen(run);
  };

  return (
    <>
      <Button
        variant={
          isPlanned && schedule.unplanned.length === 0 && !rules.changed ? "default" : "filled"
        }
        onClick={press}
        loading={rules.pending || plan.isPending}
      >
        {t(isPlanned ? "plan.again" : "plan.first")}
      </Button>
      <Modal opened={asks} onClose={() => setAsks(false)} title={t("plan.askTitle")}>
        <Stack>
          <Text>{t("plan.ask")}</Text>
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={() => setAsks(false)} data-autofocus>
              {t("plan.no")}
            </Button>
            <Button onClick={confirm}>{t("plan.yes")}</Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
}

const plannedFights = ({ mats }: Schedule): number =>
  mats.reduce((sum, { fights }) => sum + fights.length, 0);
