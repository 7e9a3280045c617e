import { AppError } from "#api/errors.ts";
import { type AthleteTable, athleteTable } from "./athlete-table.ts";
import { decodeText } from "./decode-text.ts";
import { readCsv } from "./read-csv.ts";
import { readWorkbook } from "./read-workbook.ts";

/** The table in an uploaded `.csv` or `.xlsx` file; the content decides which of them it is, not the name alone. */
export async function readAthletesFile(name: string, bytes: Buffer): Promise<AthleteTable> {
  const extension = /\.(csv|xlsx)$/i.exec(name)?.[1]?.toLowerCase();
  if (!extension) throw new AppError("file_type_not_accepted");
  if (bytes.length === 0) throw new AppError("file_empty");
  if (startsWith(bytes, zipStart)) return athleteTable(await readWorkbook(bytes));
  if (extension === "xlsx" || foreignStarts.some((start) => startsWith(bytes, start)))
    throw new AppError("file_type_not_accepted");
  const text = decodeText(bytes);
  if (!looksLikeText(text)) throw new AppError("file_type_not_accepted");
  return athleteTable(await readCsv(text));
}

const zipStart = "PK\x03\x04";
/** PDF, PNG, JPEG, GIF, old Excel (and locked new ones), web pages that some systems name `.xls` or `.csv`. */
const foreignStarts = ["%PDF", "\x89PNG", "\xff\xd8\xff", "GIF8", "\xd0\xcf\x11\xe0", "<"];

const startsWith = (bytes: Buffer, start: string): boolean =>
  bytes.subarray(0, start.length).equals(Buffer.from(start, "latin1"));

/** A stray control character is cleaned away; many of them mean that this never was text. */
function looksLikeText(text: string): boolean {
  const sample = text.slice(0, 64 * 1024);
  const odd = sample.match(/[^\P{Cc}\t\r\n]/gu)?.length ?? 0;
  return odd <= Math.max(5, sample.length / 100);
}
