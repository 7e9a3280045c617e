import { type UserId, userType } from "@chave/contract";
import type { Actor } from "#api/context.ts";

/** A person and how the one who asks is tied to them. */
export type Tied = { userId: UserId | null; relations: readonly ("parent" | "teacher")[] };

/** See all of a person and change it: oneself, a parent, the teacher of a student, an admin. */
export const mayActFor = (actor: Actor, person: Tied): boolean =>
  actor !== null &&
  (isOwn(actor, person) || person.relations.length > 0 || actor.userType === userType.admin);

export const isOwn = (actor: Actor, person: Pick<Tied, "userId">): boolean =>
  actor !== null && person.userId === actor.userId;
