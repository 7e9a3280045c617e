import type { EventId, Schedule } from "@chave/contract";
import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { timeOfDay } from "#web/lib/format.ts";
import { showDone } from "#web/lib/toast.tsx";
import { usePlanFights } from "./schedule.api.ts";

type Props = { eventId: EventId; schedule: Schedule };

/** Plans the day. Asks first when times are out already. */
export function PlanButton({ eventId, schedule }: Props) {
  const { t } = useTranslation("schedule");
  const [asks, setAsks] = useState(false);
  const plan = usePlanFights(eventId);
  const isPlanned = plannedFights(schedule) > 0;

  const run = () =>
    plan.mutate(undefined, {
      onSuccess: (planned) =>
        showDone(
          planned.endsAt
            ? t("plan.done", {
                count: plannedFights(planned),
                time: timeOfDay(planned.endsAt, planned.timeZone),
              })
            : t("plan.doneNone"),
        ),
      onSettled: () => setAsks(false),
    });

  return (
    <>
      <Button
        variant={isPlanned && schedule.unplanned.length === 0 ? "default" : "filled"}
        onClick={isPlanned ? () => setAsks(true) : run}
        loading={plan.isPending}
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
            <Button onClick={run} loading={plan.isPending}>
              {t("plan.yes")}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
}

const plannedFights = ({ mats }: Schedule): number =>
  mats.reduce((sum, { fights }) => sum + fights.length, 0);
