import {
  type EventId,
  type Fight,
  type LiveMessage,
  listFights,
  type MatId,
} from "@chave/contract";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { callApi } from "#web/lib/api.ts";
import { useLive } from "#web/lib/live.ts";

/** An event's fights, or those of one mat. */
export const fightsQuery = (eventId: EventId, matId?: MatId) =>
  queryOptions({
    queryKey: matId ? ["fights", eventId, matId] : ["fights", eventId],
    queryFn: () => callApi(listFights, { params: { eventId }, query: { matId } }),
  });

/** Keeps the list as it stands in the hall. */
export function useLiveFights(eventId: EventId, matId?: MatId): void {
  const queryClient = useQueryClient();
  const { queryKey } = fightsQuery(eventId, matId);
  const readAgain = () => void queryClient.invalidateQueries({ queryKey });

  const onMessage = (message: LiveMessage) => {
    if (message.kind === "schedule" || message.kind === "bracket") return readAgain();
    if (message.kind !== "fight") return;
    const { fight } = message;
    queryClient.setQueryData(queryKey, (fights) => fights?.map((one) => newer(one, fight)));
  };
  useLive([`event:${eventId}`], onMessage, readAgain);
}

const newer = (known: Fight, fight: Fight): Fight =>
  known.id === fight.id && known.version <= fight.version ? fight : known;
