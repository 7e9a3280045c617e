import type {
  addCategory,
  addFromTemplate,
  Category,
  CategoryId,
  EventId,
  InputOf,
  OutputOf,
  previewTemplate,
  updateCategory,
} from "@chave/contract";
import { recordAudit } from "#api/audit.ts";
import { type Context, inTransaction } from "#api/context.ts";
import { AppError, orNotFound } from "#api/errors.ts";
import { findEvent, findManagedEvent } from "#api/features/events/events.service.ts";
import { newId } from "#api/ids.ts";
import { sortKey } from "#api/sort-key.ts";
import * as queries from "./categories.queries.ts";
import { type TemplateChoice, templateCategories } from "./template-categories.ts";

export async function list(ctx: Context, eventId: EventId): Promise<Category[]> {
  await findEvent(ctx, eventId);
  return queries.findByEvent(ctx.db, eventId);
}

/** A category of an event that the person may see. */
export async function find(ctx: Context, id: CategoryId): Promise<Category> {
  const category = orNotFound(await queries.findById(ctx.db, id));
  await findEvent(ctx, category.eventId);
  return category;
}

export async function findManaged(ctx: Context, id: CategoryId): Promise<Category> {
  const category = orNotFound(await queries.findById(ctx.db, id));
  await findManagedEvent(ctx, category.eventId);
  return category;
}

export async function previewOfTemplate(
  ctx: Context,
  eventId: EventId,
  choice: TemplateChoice,
): Promise<OutputOf<typeof previewTemplate>> {
  const event = await findManagedEvent(ctx, eventId);
  const chosen = templateCategories(choice, event.sport);
  const existing = await queries.findSameKeys(ctx.db, eventId);
  const adds = chosen.filter((category) => !existing.has(category.sameKey)).length;
  return { adds, already: chosen.length - adds };
}

export async function addTemplate(
  ctx: Context,
  eventId: EventId,
  choice: TemplateChoice,
): Promise<OutputOf<typeof addFromTemplate>> {
  const event = await findManagedEvent(ctx, eventId);
  const chosen = templateCategories(choice, event.sport);
  if (chosen.length === 0) throw new AppError("nothing_to_add");
  return inTransaction(ctx, async (ctx) => {
    const rows = chosen.map((category) => ({
      ...category,
      id: newId<CategoryId>(),
      eventId,
      bracketType: "automatic" as const,
      createdAt: ctx.now,
    }));
    const added = await queries.insertNew(ctx.db, rows);
    if (added === 0) throw new AppError("category_already_added");
    await recordAudit(ctx, "categories.added_from_template", eventId, { after: choice });
    return { added, already: chosen.length - added };
  });
}

export async function add(
  ctx: Context,
  eventId: EventId,
  input: InputOf<typeof addCategory>["body"],
): Promise<Category> {
  await findManagedEvent(ctx, eventId);
  const id = newId<CategoryId>();
  return inTransaction(ctx, async (ctx) => {
    const position = (await queries.findLastPosition(ctx.db, eventId)) + 1;
    const sameKey = sameKeyOf(input.name, input.sex);
    const row = { ...input, id, eventId, position, sameKey, createdAt: ctx.now };
    if ((await queries.insertNew(ctx.db, [row])) === 0)
      throw new AppError("category_already_added");
    await recordAudit(ctx, "category.added", id, { after: input });
    return orNotFound(await queries.findById(ctx.db, id));
  });
}

const sameKeyOf = (name: string, sex: string) => `name:${sortKey(name)}|${sex}`;

export async function change(
  ctx: Context,
  id: CategoryId,
  input: InputOf<typeof updateCategory>["body"],
): Promise<Category> {
  return inTransaction(ctx, async (ctx) => {
    const before = await findManaged(ctx, id);
    if (input.bracketType && input.bracketType !== before.bracketType && before.hasBracket)
      throw new AppError("registration_in_bracket");
    const name = input.name === undefined ? before.name : input.name;
    // A category of the template may take a name of its own and lose it again; one without keys needs a name.
    if (name === null && before.division === null) throw new AppError("invalid_input");
    const sameKey = before.division === null ? { sameKey: sameKeyOf(name!, before.sex) } : {};
    if (Object.keys(input).length > 0) {
      if (before.division === null && name !== before.name)
        await refuseTaken(ctx, before.eventId, sameKeyOf(name!, before.sex));
      await queries.update(ctx.db, id, { ...input, ...sameKey });
      await recordAudit(ctx, "category.changed", id, { before, after: input });
    }
    return orNotFound(await queries.findById(ctx.db, id));
  });
}

async function refuseTaken(ctx: Context, eventId: EventId, sameKey: string): Promise<void> {
  if ((await queries.findSameKeys(ctx.db, eventId)).has(sameKey))
    throw new AppError("category_already_added");
}

export async function remove(ctx: Context, id: CategoryId): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    await queries.lock(ctx.db, id);
    const category = await findManaged(ctx, id);
    if (category.entries > 0) throw new AppError("category_has_registrations");
    await queries.remove(ctx.db, id);
    await recordAudit(ctx, "category.deleted", id, { before: category });
  });
}
