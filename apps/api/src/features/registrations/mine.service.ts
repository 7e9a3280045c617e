import type { InputOf, listMyRegistrations, OutputOf } from "@chave/contract";
import type { Context } from "#api/context.ts";
import { AppError } from "#api/errors.ts";
import { dayIn } from "#api/zoned-time.ts";
import * as queries from "./mine.queries.ts";

/** Of whoever asks, and of their children. */
export async function listMine(
  ctx: Context,
  query: InputOf<typeof listMyRegistrations>["query"],
): Promise<OutputOf<typeof listMyRegistrations>> {
  if (!ctx.actor) throw new AppError("unauthenticated");
  const ids = await queries.findMyCompetitors(ctx.db, ctx.actor.userId);
  const rows = await queries.findMine(ctx.db, ids, query);
  const total = await queries.countMine(ctx.db, ids);
  const data = rows.map(({ drawn, event: { timeZone, ...event }, ...row }) => {
    const over = event.endsOn < dayIn(ctx.now, timeZone);
    const status = over ? ("over" as const) : drawn ? ("drawn" as const) : ("registered" as const);
    return { ...row, event, status };
  });
  return { data, total, page: query.page, pageSize: query.pageSize };
}
