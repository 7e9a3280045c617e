import { createHash } from "node:crypto";
import { realpathSync, rmSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export class FolderInUse extends Error {}

/**
 * Two processes on one embedded database corrupt it without an error. A listening unix socket is the lock: the
 * kernel closes it with its process, whereas a pid file survives a crash. Its path is short (the limit is about
 * 100 characters), so it lies in the temporary folder under a hash of the data folder.
 */
export async function lockFolder(folder: string): Promise<{ release: () => Promise<void> }> {
  const name = createHash("sha256").update(realpathSync(folder)).digest("hex").slice(0, 24);
  const path = join(tmpdir(), `chave-${name}.sock`);
  const server = (await tryListen(path)) ?? (await takeOver(path, folder));
  server.unref();
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
}

async function takeOver(path: string, folder: string): Promise<Server> {
  if (!(await answers(path))) {
    rmSync(path, { force: true });
    const server = await tryListen(path);
    if (server) return server;
  }
  throw new FolderInUse(
    `Another Chave is already running on ${folder}. Stop it first, or set DATA_DIR.`,
  );
}

function tryListen(path: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.end());
    server.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve(null) : reject(error),
    );
    server.listen(path, () => resolve(server));
  });
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once("connect", () => resolve(true));
    socket.once("error", () => resolve(false));
    socket.once("close", () => socket.destroy());
  });
}
