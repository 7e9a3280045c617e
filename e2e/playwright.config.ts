import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";

// Workers load this file again: the folder and the port are chosen once, by the process that starts them.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), "chave-e2e-"));
process.env.E2E_PORT ??= String(20_000 + Math.floor(Math.random() * 20_000));
const baseURL = `http://localhost:${process.env.E2E_PORT}`;

/** Journeys of real people on the built product, started as the README says. */
export default defineConfig({
  outputDir: "test-results",
  globalSetup: "./load-demo.ts",
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [["list"], ["json"]] : "list",
  use: {
    baseURL,
    locale: "pt-BR",
    timezoneId: "America/Sao_Paulo",
    actionTimeout: 15_000,
    trace: "retain-on-failure",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.CHROME_PATH ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
  },
  webServer: {
    command: "npm start",
    cwd: "..",
    url: `${baseURL}/api/health`,
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    env: {
      PORT: process.env.E2E_PORT,
      DATA_DIR: process.env.E2E_DATA_DIR,
      DATABASE_URL: "",
      ADMIN_EMAIL: "admin@example.com",
      ADMIN_PASSWORD: "Chave-2026!",
      SITE_WHATSAPP: "+55 81 99999-0000",
    },
  },
  projects: [
    { name: "server", testDir: "server" },
    // A journey without a tag is made on both.
    {
      name: "phone",
      testDir: "journeys",
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: "desktop",
      testDir: "journeys",
      grepInvert: /@phone/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
});
