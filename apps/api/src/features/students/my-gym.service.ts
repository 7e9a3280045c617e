import type { chooseMyGym, InputOf, MyGym } from "@chave/contract";
import { recordAudit } from "#api/audit.ts";
import { type Context, inTransaction } from "#api/context.ts";
import { orNotFound } from "#api/errors.ts";
import { requireUsableGym } from "#api/features/gyms/gyms.service.ts";
import * as queries from "./students.queries.ts";
import { forbidUnlessTeaching } from "./students.service.ts";

export async function get(ctx: Context): Promise<MyGym> {
  const teacherId = forbidUnlessTeaching(ctx);
  const teacher = orNotFound(await queries.findTeacher(ctx.db, teacherId));
  const places = await queries.countByGym(ctx.db, teacherId);
  const students = places.reduce((sum, { n }) => sum + n, 0);
  const here = places.find(({ gymId }) => gymId === teacher.gymId)?.n ?? 0;
  const counts = { students, studentsElsewhere: students - here };
  const found = teacher.gymId && (await queries.findGymOf(ctx.db, teacher.gymId));
  if (!found) return { gym: null, ...counts, can: { edit: false } };
  const { headquartersId, responsibleId, ...gym } = found;
  const headquartersName = headquartersId && (await queries.findGymName(ctx.db, headquartersId));
  return {
    gym: { ...gym, headquartersName },
    ...counts,
    can: { edit: responsibleId === teacherId },
  };
}

/** The students who trained where the teacher taught may come along. */
export async function choose(
  ctx: Context,
  { gymId, withStudents }: InputOf<typeof chooseMyGym>["body"],
): Promise<MyGym> {
  const teacherId = forbidUnlessTeaching(ctx);
  const teacher = orNotFound(await queries.findTeacher(ctx.db, teacherId));
  const personId = orNotFound(teacher.personId);
  return inTransaction(ctx, async (ctx) => {
    if (gymId !== null) await requireUsableGym(ctx, gymId);
    await queries.setGym(ctx.db, personId, gymId);
    if (gymId !== null && withStudents)
      await queries.moveAllFrom(ctx.db, teacherId, teacher.gymId, gymId);
    await recordAudit(ctx, "teacher.gym_chosen", personId, {
      before: { gymId: teacher.gymId },
      after: { gymId, withStudents },
    });
    return get(ctx);
  });
}
