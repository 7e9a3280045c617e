import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

// Which rows of docs/rows.md the tests name: `npm run rows` for those without a test, `-- --all` for every row.
const rows = [
  ...readFileSync("docs/rows.md", "utf8").matchAll(/^\| ([GAPERMIFVX]\d+) \| (.+) \|$/gm),
].map(([, id, text]) => ({ id, text: text.replace(/[*`]/g, "") }));
const files = execFileSync("git", ["ls-files", "*.test.ts", "*.test.tsx", "*.spec.ts"])
  .toString()
  .trim()
  .split("\n");
const names = files.flatMap((file) =>
  // A name may stand on the line after its call, or follow a table of cases.
  [
    ...readFileSync(file, "utf8").matchAll(
      /(?:\b(?:it|test|describe)(?:\.\w+)?|[\])]\))\(\s*["'`]([^"'`]+)/g,
    ),
  ].map(([, name]) => ({ file, name })),
);
const testsOf = ({ id }) => names.filter(({ name }) => new RegExp(`\\b${id}\\b`).test(name));

const untested = rows.filter((row) => testsOf(row).length === 0);
if (process.argv.includes("--all"))
  for (const row of rows) {
    const tests = testsOf(row);
    console.log(`${row.id.padEnd(4)}${String(tests.length).padStart(3)}  ${row.text.slice(0, 90)}`);
    for (const { file, name } of tests) console.log(`         ${file}: ${name}`);
  }
else for (const row of untested) console.log(`${row.id.padEnd(4)} ${row.text.slice(0, 110)}`);
console.log(`${rows.length - untested.length} of ${rows.length} rows are named by a test.`);
