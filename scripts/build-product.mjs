import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const stamp = join(root, "apps/api/dist/.built");

/** Builds web and API into their `dist`, unless nothing has changed since the last time. */
export async function build({ force = false } = {}) {
  const newest = String(newestChange());
  if (!force && existsSync(stamp) && readFileSync(stamp, "utf8") === newest) return;
  console.log("Building…");
  runVite(["build", "--outDir", "dist/client"]);
  runVite(["build", "--ssr", "src/entry-server.tsx", "--outDir", "dist/server"]);
  await buildApi();
  writeFileSync(stamp, newest);
}

function runVite(args) {
  const vite = join(root, "node_modules/vite/bin/vite.js");
  const { status } = spawnSync(process.execPath, [vite, ...args, "--logLevel", "warn"], {
    cwd: join(root, "apps/web"),
    stdio: "inherit",
  });
  if (status !== 0) process.exit(status ?? 1);
}

async function buildApi() {
  const esbuild = await import("esbuild");
  const dist = join(root, "apps/api/dist");
  rmSync(dist, { recursive: true, force: true });
  await esbuild.build({
    entryPoints: { main: join(root, "apps/api/src/main.ts") },
    outdir: dist,
    bundle: true,
    splitting: true,
    platform: "node",
    format: "esm",
    target: "node20",
    sourcemap: true,
    logLevel: "warning",
    plugins: [packagesOfNpmStayOutside],
  });
  cpSync(join(root, "apps/api/src/db/migrations"), join(dist, "migrations"), { recursive: true });
}

/** Our own packages are TypeScript and are bundled; what came from npm is loaded from node_modules. */
const packagesOfNpmStayOutside = {
  name: "packages-of-npm-stay-outside",
  setup(builder) {
    builder.onResolve({ filter: /^[^./#]/ }, ({ path, kind }) =>
      kind === "entry-point" || path.startsWith("@chave/") ? undefined : { path, external: true },
    );
  },
};

/** Time of the newest file that the build reads. */
function newestChange() {
  let newest = statSync(join(root, "package-lock.json")).mtimeMs;
  const visit = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.name === "node_modules" || entry.name === "dist") continue;
      const path = join(folder, entry.name);
      if (entry.isDirectory()) visit(path);
      else newest = Math.max(newest, statSync(path).mtimeMs);
    }
  };
  for (const folder of ["packages", "apps"]) visit(join(root, folder));
  return Math.round(newest);
}
