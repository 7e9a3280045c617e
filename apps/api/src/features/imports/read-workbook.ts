import { createRequire } from "node:module";
import { AppError } from "#api/errors.ts";
import { readInThread } from "./read-in-thread.ts";
import { unzip } from "./zip.ts";
import { zipStored } from "./zip-stored.ts";

const require = createRequire(import.meta.url);
const readerPath = require.resolve("read-excel-file/node");

type Cell = string | number | boolean | Date | null;

/** The first sheet of an `.xlsx` workbook as text: dates as `YYYY-MM-DD`, formulas as the value they last had. */
export async function readWorkbook(archive: Buffer): Promise<string[][]> {
  const entries = await unzip(archive, (name) => /\.(xml|rels)$/.test(name));
  // Some other archive: documents of text, presentations and plain zip files look alike from outside.
  if (!entries.some((entry) => entry.name === "xl/workbook.xml"))
    throw new AppError("file_type_not_accepted");
  const rows = await readInThread<Cell>(readerPath, script, zipStored(entries));
  return rows.map((row) => row.map(textOf));
}

function textOf(cell: Cell): string {
  if (cell === null) return "";
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? "" : dayOf(cell);
  return String(cell);
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

const script = `
reader.readSheet(Buffer.from(file)).then((lines) => {
  for (const line of lines) keep(line);
  done();
});
`;
