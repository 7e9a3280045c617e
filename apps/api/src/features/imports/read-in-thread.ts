import { Worker } from "node:worker_threads";
import { AppError } from "#api/errors.ts";
import { maximumRows, refuseTooMany } from "./athlete-table.ts";

/** A file within the limits takes less than a second. */
const readingMs = 20_000;

/** The lines of a file that were kept, and how many there are, with and without the empty ones. */
type Lines<Cell> = { lines: Cell[][]; filled: number; total: number };

/**
 * Reads a file with a package's reader in a thread of its own. The server goes on answering meanwhile, and what a
 * hostile file can cost is bounded. The script is text because it must run whichever way the server was started; it
 * calls `keep(line)` for each line and `done()` at the end.
 */
export async function readInThread<Cell>(
  readerPath: string,
  script: string,
  file: Uint8Array | string,
): Promise<Cell[][]> {
  const thread = new Worker(prelude + script, {
    eval: true,
    execArgv: [],
    stderr: true,
    workerData: { reader: readerPath, file, most: maximumRows + 1 },
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  });
  const { lines, filled, total } = await answerOf<Lines<Cell>>(thread);
  // The header is no athlete.
  refuseTooMany(filled - 1, total - 1);
  return lines;
}

const prelude = `
const { parentPort, workerData } = require("node:worker_threads");
const { file, most } = workerData;
const reader = require(workerData.reader);
const read = { lines: [], filled: 0, total: 0 };
const keep = (line) => {
  read.total += 1;
  if (line.some((cell) => cell !== null && cell !== "")) read.filled += 1;
  if (read.filled <= most) read.lines.push(line);
};
const done = () => parentPort.postMessage(read);
`;

/** A thread that fails, ends without an answer or takes too long could not read the file. */
function answerOf<T>(thread: Worker): Promise<T> {
  return new Promise<T>((resolve, reject) => {
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
