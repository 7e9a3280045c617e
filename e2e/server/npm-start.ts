import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { adminPassword } from "../people.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The product as the README starts it, in a process group of its own. */
export type RunningServer = {
  url: string;
  npm: ChildProcess;
  output: () => string;
  /** Ends every process of the start at once, as a power cut of the machine's processes would. */
  killHard: () => Promise<void>;
  /** SIGTERM to npm alone; resolves with what is left when the data folder is free again. */
  stop: () => Promise<void>;
};

/** Starts and waits for "Chave is ready"; rejects with the output when the start is refused. */
export async function npmStart(dataDir: string, port: number): Promise<RunningServer> {
  const npm = spawn("npm", ["start"], {
    cwd: root,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: "",
      ADMIN_EMAIL: "admin@example.com",
      ADMIN_PASSWORD: adminPassword,
    },
  });
  let output = "";
  npm.stdout!.on("data", (chunk) => (output += chunk));
  npm.stderr!.on("data", (chunk) => (output += chunk));
  const ended = new Promise<void>((resolve) => npm.once("exit", () => resolve()));
  const url = `http://localhost:${port}`;

  const answers = async () => (await fetch(`${url}/api/health`).catch(() => null))?.ok === true;
  await until(() => output.includes("Chave is ready") || npm.exitCode !== null);
  if (!output.includes("Chave is ready")) throw new Error(output);
  return {
    url,
    npm,
    output: () => output,
    killHard: async () => {
      process.kill(-npm.pid!, "SIGKILL");
      await ended;
      await until(async () => !(await answers()));
    },
    stop: async () => {
      if (npm.exitCode === null && npm.signalCode === null) npm.kill("SIGTERM");
      await ended;
      await until(async () => !(await answers()));
    },
  };
}

export async function until(holds: () => boolean | Promise<boolean>, seconds = 60): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`Not within ${seconds} s: ${holds}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export const freePort = () => 40_000 + Math.floor(Math.random() * 20_000);
