import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import { AppError } from "#api/errors.ts";
import { maximumRows, refuseTooMany } from "./athlete-table.ts";
import { unzip } from "./zip.ts";
import { zipStored } from "./zip-stored.ts";

type Cell = string | number | boolean | Date | null;
type SheetRead = { rows: Cell[][]; filled: number; total: number };

/** A sheet within the limits takes less than a second. */
const readingMs = 20_000;

/** The first sheet of an `.xlsx` workbook as text: dates as `YYYY-MM-DD`, formulas as the value they last had. */
export async function readWorkbook(archive: Buffer): Promise<string[][]> {
  const entries = await unzip(archive, (name) => /\.(xml|rels)$/.test(name));
  // Some other archive: documents of text, presentations and plain zip files look alike from outside.
  if (!entries.some((entry) => entry.name === "xl/workbook.xml"))
    throw new AppError("file_type_not_accepted");
  const { rows, filled, total } = await readFirstSheet(zipStored(entries));
  refuseTooMany(filled - 1, total);
  return rows.map((row) => row.map(textOf));
}

function textOf(cell: Cell): string {
  if (cell === null) return "";
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? "" : dayOf(cell);
  return String(cell);
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/**
 * Written as text because it runs in a thread of its own, whichever way the server was started. The thread keeps the
 * server answering, and bounds the memory and the time that a sheet with one cell in its last corner would take.
 */
const readerThread = `
const { parentPort, workerData } = require("node:worker_threads");
const { readSheet } = require(workerData.reader);
readSheet(Buffer.from(workerData.file)).then((rows) => {
  const filled = rows.filter((row) => row.some((cell) => cell !== null)).length;
  parentPort.postMessage({ rows: filled > workerData.most ? [] : rows, filled, total: rows.length });
});
`;

function readFirstSheet(file: Buffer): Promise<SheetRead> {
  const reader = createRequire(import.meta.url).resolve("read-excel-file/node");
  const thread = new Worker(readerThread, {
    eval: true,
    execArgv: [],
    stderr: true,
    workerData: { reader, file, most: maximumRows + 1 },
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  return new Promise<SheetRead>((resolve, reject) => {
    const fail = () => reject(new AppError("file_unreadable"));
    const timer = setTimeout(fail, readingMs);
    thread.once("message", resolve);
    thread.once("error", fail);
    thread.once("exit", () => {
      clearTimeout(timer);
      fail();
    });
  }).finally(() => thread.terminate());
}
