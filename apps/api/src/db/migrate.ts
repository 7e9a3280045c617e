import { fileURLToPath } from "node:url";

/** Beside this file in the source, beside the bundle once built. */
export const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));
