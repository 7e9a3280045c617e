import { mkdirSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { writeContactSheets } from "./contact-sheet.ts";
import { startDemoServer } from "./demo-server.ts";
import { findSights } from "./find-sights.ts";
import { takeReadmePicture } from "./readme-picture.ts";
import { routesOf } from "./routes.ts";
import { takePictures } from "./take-pictures.ts";

const folder = fileURLToPath(new URL("../../.look", import.meta.url));

const { values: options } = parseArgs({
  options: {
    /** Only the routes whose name holds one of these. */
    only: { type: "string", multiple: true },
    /** The README's picture instead of the sheets. */
    readme: { type: "boolean", default: false },
  },
});

const server = await startDemoServer();
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH!,
  args: ["--no-sandbox", "--disable-gpu", "--no-first-run"],
});
try {
  const sights = await findSights(server);
  if (options.readme) await takeReadmePicture(browser, server, sights);
  else {
    const { only } = options;
    const routes = routesOf(sights).filter(
      ({ name }) => !only || only.some((part) => name.includes(part)),
    );
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const pictures = await takePictures(browser, server, routes, folder);
    await writeContactSheets(browser, pictures, folder);
    const all = pictures.flat();
    const faulty = all.filter(({ faults }) => faults.length > 0);
    console.log(`${all.length} pictures, ${faulty.length} with faults: ${folder}/index.html`);
  }
} finally {
  await browser.close();
  await server.stop();
}
