import { createRequire } from "node:module";
import Papa from "papaparse";
import { readInThread } from "./read-in-thread.ts";

const require = createRequire(import.meta.url);
const readerPath = require.resolve("papaparse");

const separators = [";", "\t", ","] as const;

/** The lines of a separated text, quotes undone. */
export async function readCsv(text: string): Promise<string[][]> {
  const { separator, body } = separatorOf(text);
  return readInThread<string>(readerPath, scriptFor(separator), body);
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

/** A quote that is never closed swallows the rest of the file: nothing after it can be trusted. */
const scriptFor = (delimiter: string) => `
reader.parse(file, {
  delimiter: ${JSON.stringify(delimiter)},
  step: ({ data, errors }) => {
    if (errors.some((error) => error.type === "Quotes")) throw new Error("A quote is not closed.");
    keep(data);
  },
});
done();
`;
