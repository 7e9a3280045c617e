import type { Category, EventId } from "@chave/contract";

/** Where the people of a list go: into an event's categories, or to the teacher who brings them. */
export type ListTarget =
  | { kind: "athletes"; eventId: EventId; categories: readonly Category[] }
  | { kind: "students" };

export const uploadPath = (target: ListTarget): string =>
  target.kind === "students" ? "/students/imports" : `/events/${target.eventId}/imports`;
