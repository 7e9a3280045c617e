import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser } from "@playwright/test";
import { paths } from "../../apps/web/src/paths.ts";
import type { DemoServer } from "./demo-server.ts";
import type { Sights } from "./find-sights.ts";
import { openContext, settle } from "./take-pictures.ts";

const folder = fileURLToPath(new URL("../../docs/images", import.meta.url));

/** The picture of the README: a bracket of sixteen on the public page, in light. */
export async function takeReadmePicture(
  browser: Browser,
  server: DemoServer,
  { event, brackets }: Sights,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const context = await openContext(browser, server, "visitor", 1440, "light");
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 1_100 });
  await page.goto(server.url + paths.eventBracket(event, brackets.sixteen));
  await settle(page);
  await page.screenshot({ path: `${folder}/bracket.png` });
  await context.close();
  console.log(`${folder}/bracket.png`);
}
