import type {
  addStudent,
  CompetitorId,
  InputOf,
  listStudents,
  moveStudents,
  OutputOf,
  Profile,
  Student,
  StudentGap,
  UserId,
  updateStudent,
} from "@chave/contract";
import { recordAudit } from "#api/audit.ts";
import { type Context, inTransaction } from "#api/context.ts";
import { AppError, forbidUnless, orNotFound } from "#api/errors.ts";
import { requireUsableGym } from "#api/features/gyms/gyms.service.ts";
import { beltsOf } from "#api/features/people/graduations.service.ts";
import { makePerson } from "#api/features/people/make-person.service.ts";
import { isMinorOn } from "#api/features/people/minors.service.ts";
import * as profiles from "#api/features/people/profiles.service.ts";
import { newId } from "#api/ids.ts";
import * as policy from "./students.policy.ts";
import * as queries from "./students.queries.ts";

/** The teacher who asks; anyone else is refused. */
export function forbidUnlessTeaching(ctx: Context): UserId {
  forbidUnless(policy.mayTeach(ctx.actor), ctx.actor);
  return ctx.actor!.userId;
}

export async function list(
  ctx: Context,
  query: InputOf<typeof listStudents>["query"],
): Promise<OutputOf<typeof listStudents>> {
  const teacherId = forbidUnlessTeaching(ctx);
  const rows = await queries.findPage(ctx.db, teacherId, query);
  const total = await queries.countListed(ctx.db, teacherId, query);
  return { data: await present(ctx, rows), total, page: query.page, pageSize: query.pageSize };
}

export async function get(ctx: Context, id: CompetitorId): Promise<Student> {
  const [student] = await present(ctx, await findOwn(ctx, [id]));
  return student!;
}

/** Only the teacher's own students; one of another teacher is not there. */
export async function findOwn(
  ctx: Context,
  ids: readonly CompetitorId[],
): Promise<queries.StudentRow[]> {
  const teacherId = forbidUnlessTeaching(ctx);
  const found = await queries.findStudents(ctx.db, teacherId, ids);
  if (found.length < new Set(ids).size) throw new AppError("not_found");
  return found;
}

export async function add(
  ctx: Context,
  input: InputOf<typeof addStudent>["body"],
): Promise<Profile> {
  const teacherId = forbidUnlessTeaching(ctx);
  const { email, graduations, ...fields } = input;
  return inTransaction(ctx, async (ctx) => {
    await queries.lockTeacher(ctx.db, teacherId);
    const teacher = orNotFound(await queries.findTeacher(ctx.db, teacherId));
    if (fields.gymId !== null && fields.gymId !== teacher.gymId)
      await requireUsableGym(ctx, fields.gymId);
    const id = await makePerson(ctx, {
      fields: {
        ...fields,
        address: fields.address ?? teacher.address,
        gymId: fields.gymId ?? teacher.gymId,
      },
      graduations,
      email: email ?? teacher.email,
    });
    await tie(ctx, teacherId, [id]);
    await recordAudit(ctx, "student.added", id, { after: { name: fields.name } });
    return profiles.get(ctx, id);
  });
}

export const tie = (ctx: Context, teacherId: UserId, ids: readonly CompetitorId[]) =>
  queries.tie(
    ctx.db,
    ids.map((competitorId) => ({
      id: newId(),
      userId: teacherId,
      competitorId,
      relation: "teacher" as const,
      createdAt: ctx.now,
    })),
  );

export async function update(
  ctx: Context,
  id: CompetitorId,
  { email }: InputOf<typeof updateStudent>["body"],
): Promise<Student> {
  const [before] = await findOwn(ctx, [id]);
  const teacher = orNotFound(await queries.findTeacher(ctx.db, ctx.actor!.userId));
  const kept = (email ?? teacher.email)?.toLowerCase() ?? null;
  await inTransaction(ctx, async (ctx) => {
    await queries.setEmail(ctx.db, id, kept);
    await recordAudit(ctx, "student.changed", id, {
      before: { email: before!.email },
      after: { email: kept },
    });
  });
  const [student] = await present(ctx, [{ ...before!, email: kept }]);
  return student!;
}

export async function move(
  ctx: Context,
  { competitorIds, gymId }: InputOf<typeof moveStudents>["body"],
): Promise<{ moved: number }> {
  await findOwn(ctx, competitorIds);
  return inTransaction(ctx, async (ctx) => {
    await requireUsableGym(ctx, gymId);
    const moved = await queries.moveToGym(ctx.db, competitorIds, gymId);
    for (const id of competitorIds)
      await recordAudit(ctx, "student.moved", id, { after: { gymId } });
    return { moved };
  });
}

export async function remove(ctx: Context, id: CompetitorId): Promise<void> {
  const teacherId = forbidUnlessTeaching(ctx);
  await inTransaction(ctx, async (ctx) => {
    if (!(await queries.untie(ctx.db, teacherId, id))) throw new AppError("not_found");
    await queries.deleteIfLoose(ctx.db, id);
    await recordAudit(ctx, "student.removed", id);
  });
}

async function present(ctx: Context, rows: readonly queries.StudentRow[]): Promise<Student[]> {
  const belts = await beltsOf(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const { id, name, birthDate, weight, gymName, imgPath, email } = row;
    const sex = row.sex === "mixed" ? null : row.sex;
    const own = belts.get(id) ?? [];
    const login = row.userId ? { username: row.username, own: row.userEmail !== null } : null;
    const facts = { id, name, birthDate, sex, weight, gymName, imgPath, email, login };
    return { ...facts, belts: own, gaps: gapsOf(ctx, row, own.length) };
  });
}

function gapsOf(ctx: Context, row: queries.StudentRow, belts: number): StudentGap[] {
  const gaps: Record<StudentGap, boolean> = {
    birthDate: row.birthDate === null,
    sex: row.sex === null || row.sex === "mixed",
    belt: belts === 0,
    weight: row.weight === null,
    guardian: row.guardian === null && isMinorOn(ctx, row.birthDate),
  };
  return (Object.keys(gaps) as StudentGap[]).filter((gap) => gaps[gap]);
}
