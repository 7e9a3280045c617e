import { type CompetitorId, type PrivacyOverview, type UserId, userType } from "@chave/contract";
import type { Actor, Context } from "#api/context.ts";
import * as queries from "./erasure.queries.ts";
import { findTied } from "./families.queries.ts";
import { findOwn } from "./find-person.service.ts";

/** Who and what goes with a login. */
export type ErasurePlan = {
  own: CompetitorId | null;
  /** Children for whom nobody else answers. */
  children: { id: CompetitorId; name: string }[];
  childrenWhoStay: string[];
  /** Students who only the teacher knows: no login, no registration, no other tie. */
  lostStudents: CompetitorId[];
  students: number;
};

export async function planErasure(ctx: Context, userId: UserId): Promise<ErasurePlan> {
  const own = await findOwn(ctx);
  const children = await findTied(ctx.db, userId, "parent");
  const childIds = new Set(children.map(({ id }) => id));
  const students = (await findTied(ctx.db, userId, "teacher")).filter(
    ({ id }) => !childIds.has(id),
  );
  return {
    own: own?.id ?? null,
    children: children.filter(({ otherTie }) => !otherTie),
    childrenWhoStay: children.filter(({ otherTie }) => otherTie).map(({ name }) => name),
    lostStudents: students
      .filter(({ otherTie, registrations }) => !otherTie && registrations === 0)
      .map(({ id }) => id),
    students: students.length,
  };
}

/** The people whose data is erased. */
export const erasedPeople = ({ own, children }: ErasurePlan): CompetitorId[] => [
  ...(own ? [own] : []),
  ...children.map(({ id }) => id),
];

export async function obstacleOf(
  ctx: Context,
  actor: NonNullable<Actor>,
): Promise<PrivacyOverview["erasure"]["obstacle"]> {
  if (await queries.organizationHasEvents(ctx.db, actor.userId)) return "organization_has_events";
  const isAdmin = actor.userType === userType.admin;
  if (isAdmin && (await queries.countUsersOfType(ctx.db, userType.admin)) < 2) return "last_admin";
  return null;
}
