import type { Session } from "@chave/contract";

type Grant = Session["grants"][number];

export type EventTasks = Pick<Grant, "eventSlug" | "eventName" | "startsOn" | "endsOn"> & {
  grants: Grant[];
};

export type Tasks = { today: EventTasks[]; next: EventTasks[]; past: EventTasks[] };

/** What somebody does at which event, by its days; what is over comes with the latest first. */
export function tasksOf(grants: readonly Grant[], day: string): Tasks {
  const events = new Map<string, EventTasks>();
  for (const grant of grants) {
    const { eventSlug, eventName, startsOn, endsOn } = grant;
    const event = events.get(eventSlug) ?? { eventSlug, eventName, startsOn, endsOn, grants: [] };
    event.grants.push(grant);
    events.set(eventSlug, event);
  }
  const all = [...events.values()].toSorted((a, b) => a.startsOn.localeCompare(b.startsOn));
  return {
    today: all.filter(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn),
    next: all.filter(({ startsOn }) => startsOn > day),
    past: all.filter(({ endsOn }) => endsOn < day).toReversed(),
  };
}
