import type { EventId, OrganizationId } from "@chave/contract";
import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  notExists,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Db } from "#api/db/client.ts";
import { containsWords } from "#api/db/like.ts";
import {
  brackets,
  categories,
  events,
  fights,
  mats,
  organizations,
  registrations,
} from "#api/db/tables/index.ts";

export type EventRow = typeof events.$inferSelect;

const isUuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** By id or slug. */
export async function findByRef(db: Db, ref: string): Promise<EventRow | undefined> {
  const isRef = isUuid.test(ref) ? eq(events.id, ref as EventId) : eq(events.slug, ref);
  const [row] = await db.select().from(events).where(isRef);
  return row;
}

export async function findNextFreeSlug(db: Db, slug: string): Promise<string> {
  const taken = await db
    .select({ slug: events.slug })
    .from(events)
    .where(or(eq(events.slug, slug), like(events.slug, `${slug}-%`)));
  const used = new Set(taken.map((row) => row.slug));
  for (let n = 1; ; n++) {
    const candidate = n === 1 ? slug : `${slug}-${n}`;
    if (!used.has(candidate)) return candidate;
  }
}

const summary = (db: Db) => ({
  id: events.id,
  slug: events.slug,
  name: events.name,
  city: events.city,
  state: events.state,
  venue: events.venue,
  startsOn: events.startsOn,
  endsOn: events.endsOn,
  sport: events.sport,
  visible: events.visible,
  timeZone: events.timeZone,
  organizationId: events.organizationId,
  organizationName: organizations.name,
  registrations: db.$count(registrations, eq(registrations.eventId, events.id)),
  fightsRunning: db.$count(
    fights,
    and(eq(fights.eventId, events.id), eq(fights.status, "running")),
  ),
});

export type EventListQuery = {
  when: "next" | "previous" | "mine";
  /** The day that separates next from previous. */
  today: string;
  organizationId: OrganizationId | null;
  page: number;
  pageSize: number;
  search?: string | undefined;
};

function listed(query: EventListQuery): SQL | undefined {
  const mine = query.when === "mine";
  return and(
    mine ? undefined : eq(events.visible, true),
    mine && query.organizationId ? eq(events.organizationId, query.organizationId) : undefined,
    query.when === "next" ? gte(events.endsOn, query.today) : undefined,
    query.when === "previous" ? lt(events.endsOn, query.today) : undefined,
    query.search ? containsWords(events.searchKey, query.search) : undefined,
  );
}

export async function findPage(db: Db, query: EventListQuery) {
  return db
    .select(summary(db))
    .from(events)
    .innerJoin(organizations, eq(organizations.id, events.organizationId))
    .where(listed(query))
    .orderBy(query.when === "next" ? asc(events.startsOn) : desc(events.startsOn), asc(events.id))
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize);
}

export type SummaryRow = Awaited<ReturnType<typeof findPage>>[number];

export async function countListed(db: Db, query: EventListQuery): Promise<number> {
  const [row] = await db.select({ n: count() }).from(events).where(listed(query));
  return row!.n;
}

const toCome = inArray(fights.status, ["waiting", "ready"]);

export async function findDetail(db: Db, id: EventId) {
  const ofEvent = eq(fights.eventId, events.id);
  const ofCategory = {
    entries: db
      .select({ id: registrations.id })
      .from(registrations)
      .where(eq(registrations.categoryId, categories.id)),
    bracket: db
      .select({ id: brackets.categoryId })
      .from(brackets)
      .where(eq(brackets.categoryId, categories.id)),
  };
  const [row] = await db
    .select({
      ...summary(db),
      language: events.language,
      ruleSet: events.ruleSet,
      categories: db.$count(categories, eq(categories.eventId, events.id)),
      mats: db.$count(mats, eq(mats.eventId, events.id)),
      brackets: db.$count(brackets, eq(brackets.eventId, events.id)),
      fights: db.$count(fights, and(ofEvent, sql`${fights.status} not in ('bye', 'void')`)),
      fightsFinished: db.$count(fights, and(ofEvent, eq(fights.status, "finished"))),
      fightsPlanned: db.$count(fights, and(ofEvent, isNotNull(fights.plannedAt))),
      undrawnCategories: db.$count(
        categories,
        and(
          eq(categories.eventId, events.id),
          exists(ofCategory.entries),
          notExists(ofCategory.bracket),
        ),
      ),
      unplannedFights: db.$count(
        fights,
        and(ofEvent, toCome, or(isNull(fights.matId), isNull(fights.plannedAt))),
      ),
    })
    .from(events)
    .innerJoin(organizations, eq(organizations.id, events.organizationId))
    .where(eq(events.id, id));
  return row;
}

export async function insert(db: Db, row: typeof events.$inferInsert): Promise<void> {
  await db.insert(events).values(row);
}

export async function update(
  db: Db,
  id: EventId,
  change: Partial<typeof events.$inferInsert>,
): Promise<void> {
  await db.update(events).set(change).where(eq(events.id, id));
}

/** Takes mat and time from the fights to come that are planned outside of those instants; says how many they were. */
export async function unplanOutside(
  db: Db,
  id: EventId,
  span: { from: Date; to: Date },
): Promise<number> {
  const lost = await db
    .update(fights)
    .set({ matId: null, plannedAt: null, version: sql`${fights.version} + 1` })
    .where(
      and(
        eq(fights.eventId, id),
        toCome,
        isNull(fights.startedAt),
        or(lt(fights.plannedAt, span.from), gte(fights.plannedAt, span.to)),
      ),
    )
    .returning({ id: fights.id });
  return lost.length;
}

export async function anyFightBegun(db: Db, id: EventId): Promise<boolean> {
  const [row] = await db
    .select({ id: fights.id })
    .from(fights)
    .where(and(eq(fights.eventId, id), isNotNull(fights.startedAt)))
    .limit(1);
  return row !== undefined;
}

/** Fights first: they hold on to registrations, which hold on to categories. */
export async function deleteEvent(db: Db, id: EventId): Promise<void> {
  await db.delete(fights).where(eq(fights.eventId, id));
  await db.delete(registrations).where(eq(registrations.eventId, id));
  await db.delete(events).where(eq(events.id, id));
}
