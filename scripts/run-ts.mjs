import "./node-version.mjs";
import { spawn } from "node:child_process";

// Runs a TypeScript command of the repository: `node scripts/run-ts.mjs FILE [ARG ...]`.
const command = spawn(process.execPath, ["--import", "tsx", ...process.argv.slice(2)], {
  stdio: "inherit",
});
command.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => command.kill(signal));
