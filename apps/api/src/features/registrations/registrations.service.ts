import type {
  addRegistration,
  CategoryId,
  EventId,
  InputOf,
  listRegistrations,
  listStartList,
  OutputOf,
  Registration,
  RegistrationId,
  updateRegistration,
} from "@chave/contract";
import { recordAudit } from "#api/audit.ts";
import { type Context, inTransaction } from "#api/context.ts";
import { AppError, orNotFound } from "#api/errors.ts";
import * as categories from "#api/features/categories/categories.service.ts";
import {
  findCheckInEvent,
  findEvent,
  findManagedEvent,
} from "#api/features/events/events.service.ts";
import * as gyms from "#api/features/gyms/gyms.service.ts";
import { enterAthletes, searchKeyOf } from "./enter-athletes.service.ts";
import * as queries from "./registrations.queries.ts";

/** For everyone: no birth year, weight or belt. */
export async function startList(
  ctx: Context,
  eventId: EventId,
  query: queries.ListQuery,
): Promise<OutputOf<typeof listStartList>> {
  await findEvent(ctx, eventId);
  const page = await findPage(ctx, eventId, query);
  const data = page.data.map(({ id, categoryId, name, gymName }) => ({
    id,
    categoryId,
    name,
    gymName,
  }));
  return { ...page, data };
}

export async function list(
  ctx: Context,
  eventId: EventId,
  query: queries.ListQuery,
): Promise<OutputOf<typeof listRegistrations>> {
  await findCheckInEvent(ctx, eventId);
  return findPage(ctx, eventId, query);
}

async function findPage(ctx: Context, eventId: EventId, query: queries.ListQuery) {
  const data = await queries.findPage(ctx.db, eventId, query);
  const total = await queries.countListed(ctx.db, eventId, query);
  return { data, total, page: query.page, pageSize: query.pageSize };
}

export async function add(
  ctx: Context,
  eventId: EventId,
  input: InputOf<typeof addRegistration>["body"],
): Promise<Registration> {
  const event = await findManagedEvent(ctx, eventId);
  return inTransaction(ctx, async (ctx) => {
    const category = await lockUndrawn(ctx, eventId, input.categoryId);
    const entrant = {
      ...input,
      sex: category.sex,
      birthDate: null,
      email: null,
      document: null,
    };
    const [id] = (await enterAthletes(ctx, event, [entrant], null)).ids;
    await recordAudit(ctx, "registration.added", id!, { after: input });
    return orNotFound(await queries.findById(ctx.db, id!));
  });
}

export async function change(
  ctx: Context,
  id: RegistrationId,
  input: InputOf<typeof updateRegistration>["body"],
): Promise<Registration> {
  return inTransaction(ctx, async (ctx) => {
    const before = await findManaged(ctx, id);
    const after = { ...before, ...input };
    await queries.lockCategories(ctx.db, [before.categoryId, after.categoryId]);
    if (!isCorrection(before, after)) {
      await refuseDrawn(ctx, before.eventId, before.categoryId);
      await refuseDrawn(ctx, before.eventId, after.categoryId);
    }
    if (await queries.isRegisteredBesides(ctx.db, after)) throw new AppError("already_registered");
    const { idOf: gymIdOf } = await gyms.ensure(ctx, [after.gymName]);
    await queries.update(ctx.db, id, {
      ...input,
      gymId: gymIdOf(after.gymName),
      searchKey: searchKeyOf(after),
    });
    await recordAudit(ctx, "registration.changed", id, { before, after: input });
    return orNotFound(await queries.findById(ctx.db, id));
  });
}

/** What is known of the athlete changes, not who stands in the category, or how strong: a drawn bracket stays right. */
const isCorrection = (before: Registration, after: Registration): boolean =>
  before.name === after.name &&
  before.categoryId === after.categoryId &&
  before.seed === after.seed;

export async function remove(ctx: Context, id: RegistrationId): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const before = await findManaged(ctx, id);
    await lockUndrawn(ctx, before.eventId, before.categoryId);
    await queries.remove(ctx.db, id);
    await recordAudit(ctx, "registration.removed", id, { before });
  });
}

async function findManaged(ctx: Context, id: RegistrationId): Promise<Registration> {
  const registration = orNotFound(await queries.findById(ctx.db, id));
  await findManagedEvent(ctx, registration.eventId);
  return registration;
}

/** Locks first and looks then: a draw at the same moment is either seen here or sees what is done here. */
async function lockUndrawn(ctx: Context, eventId: EventId, categoryId: CategoryId) {
  await queries.lockCategories(ctx.db, [categoryId]);
  return refuseDrawn(ctx, eventId, categoryId);
}

async function refuseDrawn(ctx: Context, eventId: EventId, categoryId: CategoryId) {
  const category = await categories.find(ctx, categoryId);
  if (category.eventId !== eventId) throw new AppError("not_found");
  if (category.hasBracket) throw new AppError("registration_in_bracket");
  return category;
}
