import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { adminPassword, call } from "../people.ts";
import { freePort, until } from "../server/npm-start.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

export type Who = "visitor" | "organizer" | "admin";

export type DemoServer = {
  url: string;
  eventSlug: string;
  /** Session tokens; a visitor has none. */
  tokens: Record<Who, string | null>;
  stop: () => Promise<void>;
};

/** The built product on a folder of its own, gone when it stops, with the demo loaded. */
export async function startDemoServer(): Promise<DemoServer> {
  const folder = mkdtempSync(join(tmpdir(), "chave-look-"));
  const port = freePort();
  const url = `http://localhost:${port}`;
  const admin = { email: "admin@example.com", password: adminPassword };
  const product = copyOfProduct(join(folder, "product"));
  const server = spawn(process.execPath, [join(product, "apps/api/dist/main.js")], {
    cwd: product,
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: join(folder, "data"),
      DATABASE_URL: "",
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      npm_lifecycle_event: "",
    },
  });
  let output = "";
  server.stdout.on("data", (chunk) => {
    output += chunk;
  });
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  await until(() => output.includes("Chave is ready") || server.exitCode !== null);

  const signIn = async (account: { email: string; password: string }) =>
    (await call<{ access_token: string }>(url, "POST", "/auth/login", account)).access_token;
  const adminToken = await signIn(admin);
  const demo = await call<{
    eventSlug: string;
    accounts: { email: string; password: string }[];
  }>(url, "POST", "/demo", undefined, adminToken);
  const { email, password } = demo.accounts[0]!;
  return {
    url,
    eventSlug: demo.eventSlug,
    tokens: { visitor: null, admin: adminToken, organizer: await signIn({ email, password }) },
    stop: async () => {
      server.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A build made meanwhile must not take the files away from the pages that are being looked at. */
function copyOfProduct(to: string): string {
  for (const part of ["apps/api/dist", "apps/web/dist", "apps/web/package.json"])
    cpSync(join(root, part), join(to, part), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(to, "node_modules"));
  return to;
}
