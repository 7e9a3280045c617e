import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { eventId, importId } from "./ids.ts";

/** Athletes for an event, or the students of a teacher. */
export const importKind = z.enum(["athletes", "students"]);
export type ImportKind = z.infer<typeof importKind>;

/** What a column of a file may hold. */
const importFields = [
  "name",
  "birthDate",
  "sex",
  "gym",
  "belt",
  "weight",
  "category",
  "seed",
  "email",
  "document",
  "phone",
  "guardianName",
  "guardianDocument",
] as const;
export const importField = z.enum(importFields);
export type ImportField = z.infer<typeof importField>;

export const importFieldsOf: Record<ImportKind, readonly ImportField[]> = {
  athletes: importFields.slice(0, 10),
  students: [
    ...(["name", "birthDate", "sex", "belt", "weight", "email", "phone", "document"] as const),
    ...(["guardianName", "guardianDocument"] as const),
  ],
};

/** Without a column for each of these no student can be read. */
export const mandatoryStudentFields = ["name", "birthDate", "sex"] as const satisfies ImportField[];

/** Column number (from 0) per field; a field that no column holds is absent. */
export const importMapping = z.partialRecord(importField, z.number().int().min(0).max(199));
export type ImportMapping = z.infer<typeof importMapping>;

/** What a file may hold at most. */
export const importLimits = { megabytes: 10, rows: 5_000 } as const;

export const importStatus = z.enum(["uploaded", "checking", "importing", "imported", "refused"]);

/** Why one row cannot be taken, or what was noticed about it. */
export const importRowProblem = z.object({
  /** As in the file, the header being row 1. */
  row: z.number().int(),
  /** The athlete's name as the row has it, may be empty. */
  name: z.string(),
  code: z.enum([
    "name_missing",
    "sex_invalid",
    "birth_date_invalid",
    "belt_invalid",
    "weight_invalid",
    "seed_invalid",
    "email_invalid",
    "category_unknown",
    "category_ambiguous",
    "category_not_found_for",
    "category_data_missing",
    "duplicate_in_file",
    "already_registered",
    "registered_in_other_category",
    "formula",
    "text_too_long",
    "category_has_bracket",
    "sex_missing",
    "birth_date_missing",
    "phone_invalid",
    "document_invalid",
    "guardian_document_invalid",
    "already_student",
  ]),
  field: importField.nullable(),
  /** The cell as it stands in the file. */
  value: z.string(),
});
export type ImportRowProblem = z.infer<typeof importRowProblem>;

export const athleteImport = z.object({
  id: importId,
  kind: importKind,
  /** Null for students. */
  eventId: eventId.nullable(),
  fileName: z.string(),
  status: importStatus,
  headers: z.array(z.string()),
  /** The first five rows, as the file shows them. */
  preview: z.array(z.array(z.string())),
  rows: z.number().int(),
  /** The guess at upload, then what was confirmed. */
  mapping: importMapping,
  processed: z.number().int(),
  imported: z.number().int(),
  newGyms: z.number().int(),
  /** At most the first 500. */
  problems: z.array(importRowProblem),
  problemCount: z.number().int(),
});
export type AthleteImport = z.infer<typeof athleteImport>;

export const getImport = endpoint({
  method: "GET",
  path: "/imports/:importId",
  summary: "An import with its progress and report.",
  params: z.object({ importId }),
  response: athleteImport,
});

/**
 * Checks every row and, when none is wrong, imports them all at once; else imports nothing and reports row by row.
 * With `skipWrongRows` the right ones go in (still all or nothing) and the wrong ones are reported.
 * The file itself is uploaded as multipart to `POST /api/events/{eventId}/imports` or `POST /api/students/imports`,
 * which answer an `athleteImport`.
 */
export const confirmImport = endpoint({
  method: "POST",
  path: "/imports/:importId/confirm",
  summary: "Starts the import with the columns as mapped; ask again for progress.",
  params: z.object({ importId }),
  body: z.object({ mapping: importMapping, skipWrongRows: z.boolean().default(false) }),
  response: athleteImport,
});
