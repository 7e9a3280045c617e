import "./node-version.mjs";
import { spawn } from "node:child_process";

// Format, lint, types, import rules, dead code, words, lock file; all are run, all faults are shown.
const checks = [
  ["format and lint", "biome", ["ci", "--colors=off", "--max-diagnostics=40", "."]],
  ["types", "tsc", ["-p", "tsconfig.json"]],
  [
    "import rules",
    "depcruise",
    ["packages", "apps", "e2e", "bench", "scripts", "--output-type", "err"],
  ],
  ["dead code", "knip", ["--no-progress"]],
  ["words", process.execPath, ["scripts/check-words.mjs"]],
  ["lock file", process.execPath, ["scripts/check-lock.mjs"]],
];

let failed = 0;
for (const [name, command, args] of checks) {
  const began = Date.now();
  const { code, output } = await run(command, args);
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(`${code === 0 ? "ok  " : "FAIL"}  ${name}  ${seconds} s`);
  if (code !== 0) {
    console.log(output);
    failed++;
  }
}
process.exit(failed === 0 ? 0 : 1);

function run(command, args) {
  return new Promise((resolve) => {
    const env = { ...process.env, PATH: `node_modules/.bin:${process.env.PATH}` };
    const child = spawn(command, args, { env });
    let output = "";
    child.stdout.on("data", (chunk) => (output += chunk));
    child.stderr.on("data", (chunk) => (output += chunk));
    child.on("error", (error) => resolve({ code: 1, output: error.message }));
    child.on("close", (code) => resolve({ code, output }));
  });
}
