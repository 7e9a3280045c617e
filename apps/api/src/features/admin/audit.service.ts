import type { CategoryId, InputOf, listAudit, OutputOf } from "@chave/contract";
import type { Context } from "#api/context.ts";
import { forbidUnless } from "#api/errors.ts";
import * as policy from "./admin.policy.ts";
import * as queries from "./audit.queries.ts";

export async function list(
  ctx: Context,
  query: InputOf<typeof listAudit>["query"],
): Promise<OutputOf<typeof listAudit>> {
  forbidUnless(policy.mayAdministrate(ctx.actor), ctx.actor);
  const rows = await queries.findPage(ctx.db, query);
  const total = await queries.countAll(ctx.db, query);
  const asked = query.subject ? [query.subject] : [];
  const subjects = await subjectsOf(ctx, [...rows.map(({ subjectId }) => subjectId), ...asked]);
  const categories = await categoriesOf(ctx, [...subjects.values()]);
  const nameOf = (id: string, ...changes: unknown[]) =>
    subjects.get(id)?.name ?? changes.map(nameIn).find((name) => name !== null) ?? null;

  const data = rows.map(({ actorId, actorName, subjectId, at, ...row }) => ({
    ...row,
    at: at.toISOString(),
    actor: actorId && { id: actorId, name: actorName ?? "" },
    subject: {
      id: subjectId,
      kind: subjects.get(subjectId)?.kind ?? null,
      name: nameOf(subjectId, row.after, row.before),
      eventName: subjects.get(subjectId)?.eventName ?? null,
      category: categories.get(subjectId) ?? null,
    },
  }));
  const latest = data[0];
  return {
    data,
    total,
    page: query.page,
    pageSize: query.pageSize,
    filter: {
      actor: query.actor ? await queries.findUserName(ctx.db, query.actor) : null,
      subject: query.subject ? nameOf(query.subject, latest?.after, latest?.before) : null,
    },
  };
}

const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function subjectsOf(ctx: Context, ids: string[]) {
  const known = [...new Set(ids)].filter((id) => isUuid.test(id));
  const rows = await queries.findSubjects(ctx.db, known);
  return new Map(rows.map((row) => [row.id, row]));
}

type Subject = Awaited<ReturnType<typeof queries.findSubjects>>[number];

async function categoriesOf(ctx: Context, subjects: Subject[]) {
  const ids = subjects.filter(({ kind }) => kind === "category").map(({ id }) => id as CategoryId);
  const rows = await queries.findCategories(ctx.db, ids);
  return new Map<string, (typeof rows)[number]>(rows.map((row) => [row.id, row]));
}

/** What is gone keeps the name that the log noted. */
function nameIn(change: unknown): string | null {
  if (change === null || typeof change !== "object" || !("name" in change)) return null;
  return typeof change.name === "string" ? change.name : null;
}
