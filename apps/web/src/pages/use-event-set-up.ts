import type { EventDetail } from "@chave/contract";
import { useOutletContext } from "react-router";

export type EventSetUp = { event: EventDetail; eventRef: string };

/** The event that is being set up: loaded, and the person may manage it. `eventRef` is what stands in the address. */
export const useEventSetUp = (): EventSetUp => useOutletContext<EventSetUp>();
