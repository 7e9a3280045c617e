import type { CompetitorId, UserId } from "@chave/contract";
import { asc, desc, eq, getTableColumns, inArray, or, sql } from "drizzle-orm";
import type { Db } from "#api/db/client.ts";
import {
  affiliates,
  auditLog,
  categories,
  coaches,
  competitors,
  events,
  files,
  graduations,
  guardianships,
  gyms,
  imports,
  invitations,
  mails,
  organizations,
  registrations,
  sessions,
  staffGrants,
  users,
} from "#api/db/tables/index.ts";

export async function findUser(db: Db, id: UserId) {
  const { passwordHash: _secret, ...columns } = getTableColumns(users);
  const [row] = await db.select(columns).from(users).where(eq(users.id, id));
  return row;
}

/** The login's own person and its children. */
export async function findPeople(db: Db, userId: UserId) {
  const children = db
    .select({ id: guardianships.competitorId })
    .from(guardianships)
    .where(sql`${guardianships.userId} = ${userId} and ${guardianships.relation} = 'parent'`);
  return db
    .select()
    .from(competitors)
    .where(or(eq(competitors.userId, userId), inArray(competitors.id, children)))
    .orderBy(asc(competitors.id));
}

/** With the name only: a student's data belongs to the student. */
export async function findGuardianships(db: Db, userId: UserId) {
  return db
    .select({ ...getTableColumns(guardianships), name: competitors.name })
    .from(guardianships)
    .innerJoin(competitors, eq(competitors.id, guardianships.competitorId))
    .where(eq(guardianships.userId, userId))
    .orderBy(asc(guardianships.id));
}

export async function findGraduations(db: Db, people: CompetitorId[]) {
  if (people.length === 0) return [];
  return db
    .select()
    .from(graduations)
    .where(inArray(graduations.competitorId, people))
    .orderBy(asc(graduations.id));
}

export async function findRegistrations(db: Db, people: CompetitorId[]) {
  if (people.length === 0) return [];
  return db
    .select({
      ...getTableColumns(registrations),
      eventName: events.name,
      startsOn: events.startsOn,
      categoryName: categories.name,
      division: categories.division,
      categoryBelt: categories.belt,
      weightClass: categories.weightClass,
    })
    .from(registrations)
    .innerJoin(events, eq(events.id, registrations.eventId))
    .innerJoin(categories, eq(categories.id, registrations.categoryId))
    .where(inArray(registrations.competitorId, people))
    .orderBy(desc(events.startsOn), desc(registrations.id));
}

export async function findAffiliates(db: Db, people: CompetitorId[], email: string | null) {
  const ofPeople = people.length > 0 ? inArray(affiliates.competitorId, people) : undefined;
  const ofEmail = email ? eq(affiliates.email, email) : undefined;
  if (!ofPeople && !ofEmail) return [];
  return db.select().from(affiliates).where(or(ofPeople, ofEmail)).orderBy(asc(affiliates.id));
}

/** What stands under the login, table by table. Secrets are left out, hashed or not. */
export async function findOfLogin(db: Db, userId: UserId, email: string | null) {
  const { tokenHash: _token, ...sessionColumns } = getTableColumns(sessions);
  const { tokenHash: _invitation, ...invitationColumns } = getTableColumns(invitations);
  const { rows: _rows, ...importColumns } = getTableColumns(imports);
  const organization = await db
    .select()
    .from(organizations)
    .where(eq(organizations.ownerId, userId));
  return {
    organization,
    gyms: await db.select().from(gyms).where(eq(gyms.responsibleId, userId)),
    coaches: email ? await db.select().from(coaches).where(eq(coaches.email, email)) : [],
    staffGrants: await db
      .select()
      .from(staffGrants)
      .where(or(eq(staffGrants.userId, userId), email ? eq(staffGrants.email, email) : undefined)),
    invitations: email
      ? await db.select(invitationColumns).from(invitations).where(eq(invitations.email, email))
      : [],
    imports: await db.select(importColumns).from(imports).where(eq(imports.uploadedBy, userId)),
    pictures: await db.select().from(files).where(eq(files.uploadedBy, userId)),
    sessions: await db.select(sessionColumns).from(sessions).where(eq(sessions.userId, userId)),
    audit: await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.actorId, userId))
      .orderBy(desc(auditLog.at)),
  };
}

export async function findMailsTo(db: Db, email: string | null) {
  if (!email) return [];
  return db
    .select({
      recipient: mails.recipient,
      language: mails.language,
      template: mails.template,
      subject: mails.subject,
      text: mails.text,
      status: mails.status,
      createdAt: mails.createdAt,
      sentAt: mails.sentAt,
    })
    .from(mails)
    .where(eq(sql`lower(${mails.recipient})`, email))
    .orderBy(desc(mails.createdAt));
}
