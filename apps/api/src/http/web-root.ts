import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder apps/web, seen from the source as well as from the built server. */
export const webRoot = join(
  folderAbove(dirname(fileURLToPath(import.meta.url)), "apps/web/package.json"),
  "apps/web",
);

function folderAbove(folder: string, holding: string): string {
  if (existsSync(join(folder, holding))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error(`No folder above this file holds ${holding}.`);
  return folderAbove(parent, holding);
}
