import { readFileSync } from "node:fs";

// A registry that lacks some platform's package makes npm write a lock that other machines cannot install from.
const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
const names = new Set(Object.keys(packages).map((path) => path.split("node_modules/").at(-1)));
const missing = Object.entries(packages).flatMap(([path, entry]) =>
  Object.keys(entry.optionalDependencies ?? {})
    .filter((name) => !names.has(name))
    .map((name) => `${path} names ${name}, which the lock file lacks`),
);
if (missing.length > 0) {
  console.error(missing.join("\n"));
  process.exit(1);
}
