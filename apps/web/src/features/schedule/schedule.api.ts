import {
  type EventId,
  type FightCalendar,
  getSchedule,
  type LiveMessage,
  planFights,
  type Schedule,
  saveCalendar,
} from "@chave/contract";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "#web/lib/api.ts";
import { useLive } from "#web/lib/live.ts";

export const scheduleQuery = (eventId: EventId) =>
  queryOptions({
    queryKey: ["schedule", eventId],
    queryFn: () => callApi(getSchedule, { params: { eventId } }),
  });

export function useSaveCalendar(eventId: EventId) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: FightCalendar) => callApi(saveCalendar, { params: { eventId }, body }),
    meta: { quiet: true },
    onSuccess: (schedule) => queryClient.setQueryData(scheduleQuery(eventId).queryKey, schedule),
  });
}

/** Planning moves and numbers the event's fights. */
export function usePlanFights(eventId: EventId) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (): Promise<Schedule> => callApi(planFights, { params: { eventId } }),
    onSuccess: (schedule) => {
      queryClient.setQueryData(scheduleQuery(eventId).queryKey, schedule);
      return Promise.all(
        [["fights"], ["brackets"], ["events"]].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      );
    },
  });
}

/** Reads the schedule again when it was planned anew, and when a fight begins or ends. */
export function useLiveSchedule(eventId: EventId): void {
  const queryClient = useQueryClient();
  const { queryKey } = scheduleQuery(eventId);
  const readAgain = () => void queryClient.invalidateQueries({ queryKey });

  const onMessage = (message: LiveMessage) => {
    if (message.kind === "schedule" || message.kind === "bracket") return readAgain();
    if (message.kind !== "fight") return;
    const { fight } = message;
    queryClient.setQueryData(queryKey, (schedule) => schedule && withFight(schedule, fight));
  };
  useLive([`event:${eventId}`], onMessage, readAgain);
}

type Shown = Schedule["unplanned"][number];

function withFight(schedule: Schedule, fight: Shown): Schedule {
  const replace = (fights: Shown[]) =>
    fights.map((one) => (one.id === fight.id && one.version <= fight.version ? fight : one));
  return {
    ...schedule,
    mats: schedule.mats.map((mat) => ({ ...mat, fights: replace(mat.fights) })),
    unplanned: replace(schedule.unplanned),
  };
}
