import type { CompetitorId } from "@chave/contract";
import type { Context } from "#api/context.ts";
import { AppError, forbidUnless, orNotFound } from "#api/errors.ts";
import { isOwn, mayActFor } from "./people.policy.ts";
import * as queries from "./profiles.queries.ts";

/** A person for whoever may act for them; everyone else is refused. */
export async function findForActing(ctx: Context, id: CompetitorId): Promise<queries.PersonRow> {
  const person = orNotFound(await queries.findPerson(ctx.db, id));
  forbidUnless(await mayAct(ctx, person), ctx.actor);
  return person;
}

export async function mayAct(ctx: Context, person: queries.PersonRow): Promise<boolean> {
  if (!ctx.actor) return false;
  const relations = isOwn(ctx.actor, person)
    ? []
    : await queries.findRelations(ctx.db, ctx.actor.userId, person.id);
  return mayActFor(ctx.actor, { userId: person.userId, relations });
}

/** The person that the login belongs to; logins of organizers and admins have none. */
export async function findOwn(ctx: Context): Promise<queries.PersonRow | null> {
  if (!ctx.actor) throw new AppError("unauthenticated");
  return (await queries.findPersonOfUser(ctx.db, ctx.actor.userId)) ?? null;
}
