import type { CategoryId, CompetitorId, OrganizationId, UserId } from "@chave/contract";
import { and, asc, eq, inArray, isNull, ne, notExists, or, sql } from "drizzle-orm";
import type { Db } from "#api/db/client.ts";
import {
  affiliates,
  auditLog,
  brackets,
  categories,
  coaches,
  competitors,
  events,
  graduations,
  guardianships,
  imports,
  invitations,
  loginFailures,
  mails,
  organizations,
  registrations,
  staffGrants,
  users,
} from "#api/db/tables/index.ts";

type Registration = typeof registrations.$inferSelect;

export async function findUser(db: Db, id: UserId) {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row;
}

/** Nothing can be tied to the login any more, and nobody else erases it. */
export async function lockUser(db: Db, id: UserId) {
  const [row] = await db.select().from(users).where(eq(users.id, id)).for("update");
  return row;
}

/** Whoever erases an account of this type waits for the others: the last one must see that it is the last. */
export async function lockUsersOfType(db: Db, userType: (typeof users.$inferSelect)["userType"]) {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.userType, userType))
    .orderBy(asc(users.id))
    .for("update");
  return rows.map((row) => row.id);
}

/** Locked, nobody can make an event for it. */
export async function lockOrganizationOf(db: Db, ownerId: UserId) {
  const [row] = await db
    .select()
    .from(organizations)
    .where(eq(organizations.ownerId, ownerId))
    .for("update");
  return row;
}

export async function organizationHasEvents(db: Db, ownerId: UserId): Promise<boolean> {
  const [row] = await db
    .select({ id: events.id })
    .from(events)
    .innerJoin(organizations, eq(organizations.id, events.organizationId))
    .where(eq(organizations.ownerId, ownerId))
    .limit(1);
  return row !== undefined;
}

export async function countUsersOfType(
  db: Db,
  userType: (typeof users.$inferSelect)["userType"],
): Promise<number> {
  return db.$count(users, eq(users.userType, userType));
}

export async function findPeople(db: Db, ids: CompetitorId[]) {
  if (ids.length === 0) return [];
  return db.select().from(competitors).where(inArray(competitors.id, ids));
}

/** What these people are registered for; a drawn one stands in a bracket and must stay there. */
export async function findRegistrations(db: Db, ids: CompetitorId[]) {
  if (ids.length === 0) return [];
  return db
    .select({
      id: registrations.id,
      competitorId: registrations.competitorId,
      categoryId: registrations.categoryId,
      importId: registrations.importId,
      gymName: registrations.gymName,
      language: events.language,
      drawn: sql<boolean>`${brackets.categoryId} is not null`,
    })
    .from(registrations)
    .innerJoin(events, eq(events.id, registrations.eventId))
    .leftJoin(brackets, eq(brackets.categoryId, registrations.categoryId))
    .where(inArray(registrations.competitorId, ids))
    .orderBy(asc(registrations.id));
}

/** Held while entries leave: a draw of the category waits. */
export async function lockCategories(db: Db, ids: CategoryId[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .select({ id: categories.id })
    .from(categories)
    .where(inArray(categories.id, ids))
    .orderBy(asc(categories.id))
    .for("update");
}

export async function lockPeople(db: Db, ids: CompetitorId[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .select({ id: competitors.id })
    .from(competitors)
    .where(inArray(competitors.id, ids))
    .orderBy(asc(competitors.id))
    .for("update");
}

export async function deleteRegistrations(db: Db, ids: Registration["id"][]): Promise<void> {
  if (ids.length > 0) await db.delete(registrations).where(inArray(registrations.id, ids));
}

export async function updateRegistration(
  db: Db,
  id: Registration["id"],
  change: Partial<typeof registrations.$inferInsert>,
): Promise<void> {
  await db.update(registrations).set(change).where(eq(registrations.id, id));
}

/** Only an id that stands for somebody is left. */
export async function emptyPerson(
  db: Db,
  id: CompetitorId,
  left: { name: string; nameKey: string; erasedAt: Date },
): Promise<void> {
  await db.delete(graduations).where(eq(graduations.competitorId, id));
  await db.delete(guardianships).where(eq(guardianships.competitorId, id));
  await db.update(affiliates).set({ competitorId: null }).where(eq(affiliates.competitorId, id));
  await db
    .update(competitors)
    .set({
      ...left,
      ...{ userId: null, importedBy: null, sex: null, birthDate: null, birthYear: null },
      ...{ weight: null, gymId: null, affiliationId: null, email: null, document: null },
      ...{ identity: null, guardian: null, phone: null, address: null, social: null },
      ...{ imgPath: null, coverPath: null },
    })
    .where(eq(competitors.id, id));
}

export async function deletePeople(db: Db, ids: CompetitorId[]): Promise<void> {
  if (ids.length > 0) await db.delete(competitors).where(inArray(competitors.id, ids));
}

/** That something was changed stays known, not what it was about. */
export async function emptyAudit(db: Db, subjectIds: string[]): Promise<void> {
  await db
    .update(auditLog)
    .set({ before: null, after: null })
    .where(inArray(auditLog.subjectId, subjectIds));
}

/** First rows and refused cells of the lists that named these people. */
export async function emptyImports(db: Db, ids: (string | null)[]): Promise<void> {
  const known = ids.filter((id) => id !== null) as (typeof imports.$inferSelect)["id"][];
  if (known.length > 0)
    await db.update(imports).set({ preview: [], problems: [] }).where(inArray(imports.id, known));
}

/** Lists of students that the login sent. */
export async function deleteOwnImports(db: Db, userId: UserId): Promise<void> {
  await db.delete(imports).where(and(eq(imports.uploadedBy, userId), isNull(imports.eventId)));
}

/** An address that another login has too keeps its mails. */
export async function deleteMailsTo(db: Db, id: UserId, emails: string[]): Promise<void> {
  if (emails.length === 0) return;
  const recipient = sql`lower(${mails.recipient})`;
  const others = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, recipient), ne(users.id, id)));
  await db.delete(mails).where(and(inArray(recipient, emails), notExists(others)));
}

/** Kept by e-mail or username behind a colon: `account:ana@example.com`. */
export async function deleteAttempts(db: Db, names: string[]): Promise<void> {
  for (const name of names)
    await db
      .delete(loginFailures)
      .where(sql`right(${loginFailures.subject}, ${name.length + 1}) = ${`:${name}`}`);
}

export async function deleteInvitations(
  db: Db,
  userId: UserId,
  email: string | null,
): Promise<void> {
  await db
    .delete(staffGrants)
    .where(or(eq(staffGrants.userId, userId), email ? eq(staffGrants.email, email) : undefined));
  if (!email) return;
  const grants = db
    .select({ id: staffGrants.id })
    .from(staffGrants)
    .where(eq(staffGrants.invitationId, invitations.id));
  await db.delete(invitations).where(and(eq(invitations.email, email), notExists(grants)));
}

/** An organization without events, with its lists and the people whom nobody else holds. */
export async function deleteOrganization(db: Db, id: OrganizationId): Promise<void> {
  await db.delete(coaches).where(eq(coaches.organizationId, id));
  await db.delete(affiliates).where(eq(affiliates.organizationId, id));
  const held = db
    .select({ id: guardianships.id })
    .from(guardianships)
    .where(eq(guardianships.competitorId, competitors.id));
  const registered = db
    .select({ id: registrations.id })
    .from(registrations)
    .where(eq(registrations.competitorId, competitors.id));
  await db
    .delete(competitors)
    .where(
      and(
        eq(competitors.importedBy, id),
        isNull(competitors.userId),
        notExists(held),
        notExists(registered),
      ),
    );
  await db.update(competitors).set({ importedBy: null }).where(eq(competitors.importedBy, id));
  await db.delete(organizations).where(eq(organizations.id, id));
}

/** With it go sessions, codes, guardianships and grants; what it wrote stays without an author. */
export async function deleteUser(db: Db, id: UserId): Promise<void> {
  await db.delete(users).where(eq(users.id, id));
}
