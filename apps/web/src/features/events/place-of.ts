import type { EventSummary } from "@chave/contract";

/** `Ginásio Geraldão, Recife, PE`, as far as it is known. */
export const placeOf = ({ venue, city, state }: Pick<EventSummary, "venue" | "city" | "state">) =>
  [venue, city, state].filter(Boolean).join(", ");
