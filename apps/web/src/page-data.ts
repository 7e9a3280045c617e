import type { DehydratedState } from "@tanstack/react-query";
import type { HydrationState } from "react-router";

/** What a server-rendered page carries as JSON, for the browser to go on from. */
export type PageData = { queries: DehydratedState; router: HydrationState };
