import { type ImportMapping, importFieldsOf } from "@chave/contract";
import type { Context } from "#api/context.ts";
import {
  enterStudents,
  findRoll,
  lockStudents,
  type NewStudent,
} from "#api/features/students/enter-students.service.ts";
import { sortKey } from "#api/sort-key.ts";
import { type Importer, type RowChecker, refusedRow } from "./importer.ts";
import { parseBelt } from "./parse-belt.ts";
import { parseBirth, parseEmail, parseSex, parseWeight } from "./parse-cells.ts";
import { parseDocument, parsePhone } from "./parse-contact.ts";
import { readCells } from "./read-cells.ts";

/** The students of the teacher who uploaded the list. */
export function studentsImporter(ctx: Context, mapping: ImportMapping): Importer<NewStudent> {
  const teacherId = ctx.actor!.userId;
  return {
    makeChecker: async (ctx) => makeChecker(ctx, await findRoll(ctx, teacherId), mapping),
    lock: (ctx) => lockStudents(ctx, teacherId),
    enter: async (ctx, students) => {
      await enterStudents(ctx, teacherId, students);
      return { newGyms: 0 };
    },
    audit: { action: "students.imported", subjectId: teacherId },
  };
}

function makeChecker(
  ctx: Context,
  roll: Awaited<ReturnType<typeof findRoll>>,
  mapping: ImportMapping,
): RowChecker<NewStudent> {
  const keyOf = (nameKey: string, birthDate: string) => `${nameKey} ${birthDate}`;
  const known = new Set(roll.map(({ nameKey, birthDate }) => keyOf(nameKey, birthDate ?? "")));
  const inFile = new Set<string>();
  const thisYear = ctx.now.getUTCFullYear();

  return (row, cells) => {
    const { problems, report, textOf, read } = readCells(cells, mapping, importFieldsOf.students);
    const name = textOf("name");
    const birth = read("birthDate", "birth_date_invalid", (cell) => parseBirth(cell, thisYear));
    const sex = read("sex", "sex_invalid", parseSex);
    const said = (field: "birthDate" | "sex") => textOf(field) !== "";
    // The day decides who is a minor: a bare year is not enough.
    if (!birth?.birthDate && !problems.some(({ field }) => field === "birthDate"))
      report(
        "birthDate",
        said("birthDate") ? "birth_date_invalid" : "birth_date_missing",
        textOf("birthDate"),
      );
    if (!sex && !said("sex")) report("sex", "sex_missing", "");
    const guardianName = textOf("guardianName");
    const guardianDocument = read("guardianDocument", "guardian_document_invalid", parseDocument);
    const student = {
      name,
      belt: read("belt", "belt_invalid", parseBelt),
      weight: read("weight", "weight_invalid", parseWeight),
      email: read("email", "email_invalid", parseEmail),
      phone: read("phone", "phone_invalid", parsePhone),
      identity: read("document", "document_invalid", parseDocument),
      // One without the other says nothing yet: the list of students shows what is missing.
      guardian:
        guardianName !== "" && guardianDocument
          ? { name: guardianName, document: guardianDocument }
          : null,
    };
    if (problems.length > 0 || !birth?.birthDate || !sex) return refusedRow(row, name, problems);

    const key = keyOf(sortKey(name), birth.birthDate);
    const again = known.has(key) ? "already_student" : inFile.has(key) ? "duplicate_in_file" : null;
    if (again) return refusedRow(row, name, [{ code: again, field: "name", value: name }]);
    inFile.add(key);
    return { entry: { ...student, birthDate: birth.birthDate, sex }, problems: [] };
  };
}
