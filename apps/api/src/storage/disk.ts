import { randomUUID } from "node:crypto";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Storage } from "./storage.ts";
import { checkKey } from "./storage-key.ts";

/** Files in a folder. The folder is made when the first file comes. */
export function diskStorage(folder: string): Storage {
  const pathOf = (key: string): string => {
    checkKey(key);
    return join(folder, key);
  };

  return {
    put: async (key, bytes) => {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      // Under its own name a file is whole, whatever happens while it is written.
      const unfinished = `${path}.${randomUUID()}.part`;
      try {
        await writeThrough(unfinished, bytes);
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },

    get: async (key) => {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
        throw error;
      }
    },

    delete: async (key) => {
      await rm(pathOf(key), { force: true });
    },
  };
}

async function writeThrough(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, "wx", 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}
