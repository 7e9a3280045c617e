import "./node-version.mjs";
import { spawn } from "node:child_process";

// The API restarts when its files change; the web is served through Vite on the same port and reloads by itself.
const server = spawn(
  process.execPath,
  [
    "--import",
    "tsx",
    "--watch-path=apps/api/src",
    "--watch-path=packages",
    "--watch-preserve-output",
    "apps/api/src/main.ts",
  ],
  { stdio: "inherit", env: { ...process.env, DEV: "1", npm_lifecycle_event: "" } },
);
server.on("exit", (code) => process.exit(code ?? 0));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
