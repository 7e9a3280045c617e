import { Readable } from "node:stream";
import { setImmediate as turn } from "node:timers/promises";
import Papa from "papaparse";
import { AppError } from "#api/errors.ts";
import { maximumRows, refuseTooMany } from "./athlete-table.ts";

const separators = [";", "\t", ","] as const;
const sliceLength = 256 * 1024;

/** The lines of a separated text, quotes undone. */
export async function readCsv(text: string): Promise<string[][]> {
  const { separator, body } = separatorOf(text);
  const lines: string[][] = [];
  let total = 0;
  let filled = 0;
  await parseInTurns(body, separator, (line) => {
    total += 1;
    if (line.some((cell) => cell.trim() !== "")) filled += 1;
    if (filled <= maximumRows + 1) lines.push(line);
  });
  refuseTooMany(filled - 1, total);
  return lines;
}

/** The separator that cuts the header into most columns; a first line `sep=;`, as spreadsheets write it, decides. */
function separatorOf(text: string): { separator: string; body: string } {
  const declared = /^sep=([;,\t])\r?\n/i.exec(text);
  if (declared) return { separator: declared[1]!, body: text.slice(declared[0].length) };
  const header = text.slice(0, 64 * 1024).trimStart();
  const columns = (delimiter: string) =>
    Papa.parse<string[]>(header, { delimiter, preview: 1 }).data[0]?.length ?? 0;
  const most = Math.max(...separators.map(columns));
  return { separator: separators.find((one) => columns(one) === most) ?? ",", body: text };
}

function parseInTurns(
  text: string,
  delimiter: string,
  onLine: (line: string[]) => void,
): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    Papa.parse<string[]>(Readable.from(slicesOf(text)), {
      delimiter,
      chunk: ({ data, errors }, parser) => {
        for (const line of data) onLine(line);
        // A quote that is never closed swallows the rest of the file: nothing after it can be trusted.
        if (errors.some((error) => error.type === "Quotes")) {
          reject(new AppError("file_unreadable"));
          parser.abort();
        }
      },
      complete: () => resolve(),
      error: reject,
    });
  });
}

/** The text bit by bit: between two bits the server answers others. */
async function* slicesOf(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += sliceLength) {
    yield text.slice(at, at + sliceLength);
    await turn();
  }
}
