import type { Belt, CompetitorId, Guardian, IdentityDocument, UserId } from "@chave/contract";
import { batchesOf } from "#api/batches.ts";
import type { Context } from "#api/context.ts";
import { orNotFound } from "#api/errors.ts";
import { addBelts } from "#api/features/people/graduations.service.ts";
import { newId } from "#api/ids.ts";
import { sortKey } from "#api/sort-key.ts";
import * as queries from "./students.queries.ts";
import { tie } from "./students.service.ts";

/** A student as a list brings one. */
export type NewStudent = {
  name: string;
  sex: "male" | "female";
  birthDate: string;
  belt: Belt | null;
  /** Grams. */
  weight: number | null;
  email: string | null;
  phone: string | null;
  identity: IdentityDocument | null;
  guardian: Guardian | null;
};

/** Who is a student already; held until the transaction ends when `lock` was called before. For imports. */
export const findRoll = (ctx: Context, teacherId: UserId) => queries.findRoll(ctx.db, teacherId);

export const lockStudents = (ctx: Context, teacherId: UserId): Promise<void> =>
  queries.lockTeacher(ctx.db, teacherId);

/** All or none; e-mail, address and gym that a row lacks are the teacher's. For imports, inside their transaction. */
export async function enterStudents(
  ctx: Context,
  teacherId: UserId,
  students: readonly NewStudent[],
): Promise<void> {
  const teacher = orNotFound(await queries.findTeacher(ctx.db, teacherId));
  const people = students.map(({ belt: _belt, ...student }) => ({
    ...student,
    id: newId<CompetitorId>(),
    nameKey: sortKey(student.name),
    birthYear: Number(student.birthDate.slice(0, 4)),
    email: student.email ?? teacher.email,
    address: teacher.address,
    country: teacher.country ?? "BR",
    gymId: teacher.gymId,
    createdAt: ctx.now,
  }));
  for (const part of batchesOf(people)) {
    await queries.insertStudents(ctx.db, part);
    await tie(
      ctx,
      teacherId,
      part.map(({ id }) => id),
    );
  }
  await addBelts(
    ctx,
    students.flatMap(({ belt }, at) => (belt ? [{ competitorId: people[at]!.id, belt }] : [])),
  );
}
