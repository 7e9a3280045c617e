import type { Category, EventDetail, Fight } from "@chave/contract";
import { call } from "../people.ts";
import type { DemoServer } from "./demo-server.ts";

/** Ids of what is worth looking at in the demo. */
export type Sights = {
  event: string;
  eventId: string;
  nextEvent: string;
  previousEvent: string;
  /** Brackets by what they show. */
  brackets: { sixteen: string; byes: string; comeback: string; table: string; alone: string };
  runningFight: string;
  nextFight: string;
  finishedFight: string;
  competitor: string;
};

export async function findSights(server: DemoServer): Promise<Sights> {
  const get = <T>(path: string) => call<T>(server.url, "GET", path);
  const admin = server.tokens.admin ?? undefined;
  const people = await call<{ data: { id: string }[] }>(
    server.url,
    "GET",
    "/admin/competitors",
    undefined,
    admin,
  );
  const { id: eventId } = await get<EventDetail>(`/events/${server.eventSlug}`);
  const categories = await get<Category[]>(`/events/${eventId}/categories`);
  const fights = await get<Fight[]>(`/events/${eventId}/fights`);
  const slugOf = async (when: string, at: number) =>
    (await get<{ data: { slug: string }[] }>(`/events?when=${when}`)).data[at]!.slug;
  const sized = (entries: number) => categories.filter((one) => one.entries === entries);
  const fought = (of: Category[]) => of.sort((a, b) => b.fightsFinished - a.fightsFinished)[0]!.id;
  const isTable = ({ bracketType }: Category) => bracketType === "round_robin";
  return {
    event: server.eventSlug,
    eventId,
    nextEvent: await slugOf("next", 1),
    previousEvent: await slugOf("previous", 0),
    brackets: {
      sixteen: fought(sized(16)),
      byes: fought(sized(19)),
      comeback: fought(sized(3).filter((one) => !isTable(one))),
      table: fought(categories.filter((one) => isTable(one) && one.entries > 3)),
      alone: fought(sized(1)),
    },
    runningFight: fights.find((fight) => fight.status === "running")!.id,
    nextFight: fights.find((fight) => fight.status === "ready")!.id,
    finishedFight: fights.find((fight) => fight.method === "points")!.id,
    competitor: people.data[0]!.id,
  };
}
