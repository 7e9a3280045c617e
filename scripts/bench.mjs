import "./node-version.mjs";
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";

// `npm run bench -- NAME [ARG ...]` runs bench/NAME/main.ts, which prints JSON lines.
const [name, ...args] = process.argv.slice(2);
const file = `bench/${name}/main.ts`;
if (!name || !existsSync(file)) {
  const names = readdirSync("bench", { withFileTypes: true })
    .filter((entry) => existsSync(`bench/${entry.name}/main.ts`))
    .map((entry) => entry.name);
  console.error(`npm run bench -- NAME, where NAME is one of: ${names.join(", ")}`);
  process.exit(1);
}
process.exit(
  spawnSync(process.execPath, ["--expose-gc", "--import", "tsx", file, ...args], {
    stdio: "inherit",
  }).status ?? 1,
);
