import "./node-version.mjs";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "./build-product.mjs";
import { findChromium } from "./find-chromium.mjs";

// Every test: engines, web and API on a real PostgreSQL, the API once more on the embedded database, and the
// journeys in Chromium on `npm start` as it is. Nothing is skipped: what a test needs is found or installed first.
process.env.CHROME_PATH = findChromium();
const reports = mkdtempSync(join(tmpdir(), "chave-tests-"));
const total = { passed: 0, failed: 0 };

vitest("engines, web, API on PostgreSQL", []);
vitest("API on the embedded database", ["--project", "api"], { TEST_DATABASE: "embedded" });
await build();
playwright();

rmSync(reports, { recursive: true, force: true });
console.log(`\nTests: ${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

function vitest(title, args, env = {}) {
  const report = join(reports, `${args.length}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const status = run(title, ["vitest", "run", ...args, ...reporters], env);
  const { numPassedTests, numFailedTests } = read(report) ?? {
    numPassedTests: 0,
    numFailedTests: 1,
  };
  count(status, numPassedTests, numFailedTests);
}

function playwright() {
  const report = join(reports, "journeys.json");
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const status = run(
    "journeys in the browser",
    ["playwright", "test", "--config", "e2e/playwright.config.ts"],
    env,
  );
  const stats = read(report)?.stats ?? { expected: 0, unexpected: 1, flaky: 0 };
  count(status, stats.expected, stats.unexpected + stats.flaky);
}

function run(title, command, env) {
  console.log(`\n— ${title}`);
  return spawnSync("npx", ["--no-install", ...command], {
    stdio: "inherit",
    env: { ...process.env, ...env },
  }).status;
}

/** A run that ends badly counts as a failure even when no single test says so. */
function count(status, passed, failed) {
  total.passed += passed;
  total.failed += status !== 0 && failed === 0 ? 1 : failed;
}

function read(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return null;
  }
}
