import type { ClaimProof, CompetitorId, IdentityDocument, UserId } from "@chave/contract";
import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNull,
  notExists,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Db } from "#api/db/client.ts";
import {
  affiliates,
  auditLog,
  competitors,
  consents,
  events,
  graduations,
  guardianships,
  gyms,
  registrations,
  users,
} from "#api/db/tables/index.ts";
import { sortKey } from "#api/sort-key.ts";

/** Held while tries are counted: many at once must not all be the last one. */
export async function lockUser(db: Db, id: UserId) {
  const [row] = await db
    .select({ email: users.email, emailVerifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(eq(users.id, id))
    .for("no key update");
  return row;
}

export async function countDone(db: Db, actorId: UserId, action: string, since: Date) {
  const [row] = await db
    .select({ n: count() })
    .from(auditLog)
    .where(
      and(eq(auditLog.actorId, actorId), eq(auditLog.action, action), gte(auditLog.at, since)),
    );
  return row!.n;
}

/** Nobody holds the person: no login, no parent, no teacher. */
const free = (db: Db): SQL | undefined =>
  and(
    isNull(competitors.userId),
    isNull(competitors.erasedAt),
    notExists(
      db
        .select({ id: guardianships.id })
        .from(guardianships)
        .where(eq(guardianships.competitorId, competitors.id)),
    ),
  );

export type ClaimableRow = Awaited<ReturnType<typeof findClaimable>>[number];

/** More than anybody has under one document or e-mail, and enough to see that a name is not unique. */
const most = 20;

export async function findClaimable(db: Db, proof: ClaimProof, ownEmail: string | null) {
  return db
    .select({
      id: competitors.id,
      name: competitors.name,
      birthDate: competitors.birthDate,
      birthYear: competitors.birthYear,
      gymName: gyms.name,
    })
    .from(competitors)
    .leftJoin(gyms, eq(gyms.id, competitors.gymId))
    .where(and(free(db), fits(proof, ownEmail)))
    .orderBy(asc(competitors.id))
    .limit(most);
}

function fits(proof: ClaimProof, ownEmail: string | null): SQL | undefined {
  if (proof.by === "document") return hasDocument(proof.document);
  if (proof.by === "email") return sql`lower(${competitors.email}) = ${ownEmail}`;
  return and(
    eq(competitors.nameKey, sortKey(proof.name)),
    eq(competitors.birthDate, proof.birthDate),
  );
}

/** As a list brought it, with or without dots; spreadsheets take the zeros off the front of a CPF. */
function hasDocument({ type, number }: IdentityDocument): SQL | undefined {
  const plain = number.replace(/[^0-9a-z]/gi, "").toUpperCase();
  const forms = type === "cpf" ? [plain, plain.replace(/^0+/, "")] : [plain];
  return or(
    inArray(sql`upper(regexp_replace(${competitors.document}, '[^0-9A-Za-z]', '', 'g'))`, forms),
    inArray(
      sql`upper(regexp_replace(${competitors.identity} ->> 'number', '[^0-9A-Za-z]', '', 'g'))`,
      [plain],
    ),
  );
}

/** Events that everyone may see, latest first. */
export async function findEventsOf(db: Db, ids: CompetitorId[]) {
  if (ids.length === 0) return [];
  return db
    .selectDistinct({
      competitorId: registrations.competitorId,
      name: events.name,
      startsOn: events.startsOn,
    })
    .from(registrations)
    .innerJoin(events, eq(events.id, registrations.eventId))
    .where(and(inArray(registrations.competitorId, ids), eq(events.visible, true)))
    .orderBy(desc(events.startsOn), asc(events.name));
}

export async function haveCategoryInCommon(
  db: Db,
  one: CompetitorId,
  other: CompetitorId,
): Promise<boolean> {
  const [row] = await db
    .select({ categoryId: registrations.categoryId })
    .from(registrations)
    .where(inArray(registrations.competitorId, [one, other]))
    .groupBy(registrations.categoryId)
    .having(sql`count(*) > 1`)
    .limit(1);
  return row !== undefined;
}

/** Whatever one person holds becomes the other's. */
export async function moveAll(db: Db, from: CompetitorId, to: CompetitorId): Promise<void> {
  const competitorId = to;
  await db.update(registrations).set({ competitorId }).where(eq(registrations.competitorId, from));
  await db.update(affiliates).set({ competitorId }).where(eq(affiliates.competitorId, from));
  await db.update(consents).set({ competitorId }).where(eq(consents.competitorId, from));
  await db.update(graduations).set({ competitorId }).where(eq(graduations.competitorId, from));
}
