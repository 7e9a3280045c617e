import { z } from "zod";
import { fight } from "./fights.ts";
import { categoryId, eventId, fightId } from "./ids.ts";

/**
 * `GET /api/live?topics=event:{id},fight:{id}` streams server-sent events; each `data:` line is one of these.
 * A device that reconnects reads the plain endpoints again: a message only says what is new.
 */
export const liveMessage = z.discriminatedUnion("kind", [
  /** At connect and every 15 s; carries the server's clock. */
  z.object({ kind: z.literal("ping"), nowMs: z.number() }),
  /** A fight as it stands now, on the topics of the fight and of its event. */
  z.object({ kind: z.literal("fight"), eventId, fight }),
  /** A bracket was drawn, changed or advanced. */
  z.object({ kind: z.literal("bracket"), eventId, categoryId }),
  /** Mats or times changed. */
  z.object({ kind: z.literal("schedule"), eventId }),
  /** The mat of this fight has moved on: a TV may follow. */
  z.object({ kind: z.literal("next"), eventId, fightId, nextFightId: fightId.nullable() }),
]);
export type LiveMessage = z.infer<typeof liveMessage>;
