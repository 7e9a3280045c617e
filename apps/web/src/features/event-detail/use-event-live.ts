import type { Bracket, EventDetail, Fight, LiveMessage } from "@chave/contract";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useLive } from "#web/lib/live.ts";

/** Keeps every page of an event as it is in the hall, from the draw until the last fight. */
export function useEventLive(event: EventDetail): ReturnType<typeof useLive> {
  const queryClient = useQueryClient();
  const isWorthIt = event.brackets > 0 && event.phase !== "finished";

  return useLive(
    isWorthIt ? [`event:${event.id}`] : [],
    (message) => takeOver(queryClient, event, message),
    () => readAgain(queryClient, event),
  );
}

/** What the pages of an event show, by the first part of the query key. */
const ofEvent = ["fights", "categories", "results", "schedule"] as const;

function readAgain(queryClient: QueryClient, { id }: EventDetail): void {
  for (const name of ofEvent) void queryClient.invalidateQueries({ queryKey: [name, id] });
  void queryClient.invalidateQueries({ queryKey: ["events", "one"] });
  void queryClient.invalidateQueries({ queryKey: ["brackets"] });
}

function takeOver(queryClient: QueryClient, event: EventDetail, message: LiveMessage): void {
  if (message.kind === "fight") {
    const isNews = putFight(queryClient, event, message.fight);
    if (isNews) void queryClient.invalidateQueries({ queryKey: ["events", "one"] });
  }
  if (message.kind === "bracket") {
    void queryClient.invalidateQueries({ queryKey: ["brackets", message.categoryId] });
    void queryClient.invalidateQueries({ queryKey: ["categories", event.id] });
    void queryClient.invalidateQueries({ queryKey: ["fights", event.id] });
    void queryClient.invalidateQueries({ queryKey: ["results", event.id] });
  }
  if (message.kind === "schedule") readAgain(queryClient, event);
}

/** Puts a fight where it is shown; true when it began or ended. */
function putFight(queryClient: QueryClient, event: EventDetail, fight: Fight): boolean {
  let isNews = false;
  const put = (fights: Fight[]) =>
    fights.map((known) => {
      if (known.id !== fight.id || known.version >= fight.version) return known;
      if (known.status !== fight.status) isNews = true;
      return fight;
    });
  queryClient.setQueriesData<Fight[]>(
    { queryKey: ["fights", event.id] },
    (fights) => fights && put(fights),
  );
  queryClient.setQueryData<Bracket>(
    ["brackets", fight.categoryId],
    (bracket) => bracket && { ...bracket, fights: put(bracket.fights) },
  );
  return isNews;
}
