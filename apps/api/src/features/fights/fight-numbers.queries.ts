import type { EventId } from "@chave/contract";
import { asc, eq, sql } from "drizzle-orm";
import type { Db } from "#api/db/client.ts";
import { brackets, categories } from "#api/db/tables/index.ts";

/**
 * Categories before brackets, each in the order of their ids, like everybody who wants several: nobody waits in a circle.
 * The categories are held because a fight written twice in a transaction has its foreign keys checked again.
 */
export async function lockBrackets(db: Db, eventId: EventId): Promise<void> {
  await db
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.eventId, eventId))
    .orderBy(asc(categories.id))
    .for("key share");
  await db
    .select({ id: brackets.categoryId })
    .from(brackets)
    .where(eq(brackets.eventId, eventId))
    .orderBy(asc(brackets.categoryId))
    .for("update");
}

/** The free numbers, lowest first, go to the fights that have not begun, in their order. */
export async function renumber(db: Db, eventId: EventId): Promise<void> {
  await db.execute(sql`
    with of_event as materialized (
      select id, number, status, category_id, planned_at, mat_id, "order"
      from fights where event_id = ${eventId} and status not in ('bye', 'void')
    ), taken as (
      select number from of_event where status in ('running', 'finished') and number is not null
    ), free as (
      select n, row_number() over (order by n) as place
      from generate_series(1, (select count(*) from of_event)) n
      where n not in (select number from taken)
    ), in_order as (
      select f.id, row_number() over (
        order by f.planned_at nulls last, m.position nulls last, c.position, c.id, f."order"
      ) as place
      from of_event f
      join categories c on c.id = f.category_id
      left join mats m on m.id = f.mat_id
      where f.status in ('waiting', 'ready') or f.number is null
    )
    update fights
    set number = free.n, version = fights.version + 1
    from in_order join free using (place)
    where fights.id = in_order.id and fights.number is distinct from free.n
  `);
}
