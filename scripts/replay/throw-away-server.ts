import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

export type ThrowAwayServer = {
  url: string;
  admin: { email: string; password: string };
  stop: () => Promise<void>;
};

/** The product on an empty embedded database and a free port; both are gone when it stops. */
export async function startThrowAwayServer(): Promise<ThrowAwayServer> {
  const folder = mkdtempSync(join(tmpdir(), "chave-replay-"));
  const admin = {
    email: "admin@example.com",
    password: `Replay-${Math.random().toString(36).slice(2)}!1Aa`,
  };
  const port = await freePort();
  const server = spawn(process.execPath, ["scripts/start.mjs"], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      HOST: "127.0.0.1",
      PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: "",
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      npm_lifecycle_event: "",
    },
  });
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  await new Promise<void>((resolve, reject) => {
    server.stdout.on("data", (chunk: Buffer) => {
      if (chunk.toString().includes("Chave is ready")) resolve();
    });
    server.once("exit", () => reject(new Error("The throw-away server did not start.")));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    admin,
    stop: async () => {
      server.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
