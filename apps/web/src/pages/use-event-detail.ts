import type { EventDetail } from "@chave/contract";
import { useOutletContext } from "react-router";

export type EventPage = {
  event: EventDetail;
  /** The pages follow the hall at this moment. */
  isLive: boolean;
  /** They did, but the connection is gone for now. */
  isLost: boolean;
};

/** The event whose public pages these are. */
export const useEventDetail = (): EventPage => useOutletContext<EventPage>();
