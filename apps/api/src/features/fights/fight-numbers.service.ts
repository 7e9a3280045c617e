import type { EventId } from "@chave/contract";
import type { Context } from "#api/context.ts";
import * as queries from "./fight-numbers.queries.ts";

/** Nothing else changes a bracket of the event until the transaction ends. For other features, behind their permission. */
export const lockBracketsOf = (ctx: Context, eventId: EventId): Promise<void> =>
  queries.lockBrackets(ctx.db, eventId);

/**
 * Gives the event's fights the numbers that are called in the hall: by planned time and mat, before that by category. A
 * fight that has begun keeps its number. In a transaction that holds the event's brackets.
 */
export const numberFights = (ctx: Context, eventId: EventId): Promise<void> =>
  queries.renumber(ctx.db, eventId);
