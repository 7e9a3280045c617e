import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const features = new URL("../apps/api/src/features/", import.meta.url);
const words = (language: string): Record<string, Record<string, string>> =>
  JSON.parse(
    readFileSync(
      new URL(`../packages/i18n/locales/${language}/admin.json`, import.meta.url),
      "utf8",
    ),
  ).audit.actions;

/** Every act that a service records under a fixed name. */
function recordedActions(): string[] {
  const files = readdirSync(features, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".ts"),
  );
  const actions = files.flatMap((file) => {
    const text = readFileSync(new URL(file, features), "utf8");
    return [...text.matchAll(/recordAudit\(\s*\w+,\s*"([a-z_.]+)"/g)].map(([, action]) => action!);
  });
  return [...new Set(actions)].sort();
}

it("P5 every act that the log records has words", () => {
  const actions = recordedActions();
  expect(actions.length).toBeGreaterThan(20);
  const known = words("pt");
  const nameless = actions.filter((action) => {
    const [subject = "", act = ""] = action.split(".");
    return !known[subject]?.[act];
  });
  expect(nameless).toEqual([]);
});
