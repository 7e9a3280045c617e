import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Bracket } from "@chave/contract";
import type { Browser } from "@playwright/test";
import { paths } from "../../apps/web/src/paths.ts";
import { call } from "../people.ts";
import type { DemoServer } from "./demo-server.ts";
import type { Sights } from "./find-sights.ts";
import { openContext, settle, stretch } from "./take-pictures.ts";

const folder = fileURLToPath(new URL("../../docs/images", import.meta.url));

const margin = 40;

/** The picture of the README: a bracket of sixteen on the public page, in light. */
export async function takeReadmePicture(
  browser: Browser,
  server: DemoServer,
  { event, brackets }: Sights,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const context = await openContext(browser, server, "visitor", 1440, "light");
  const page = await context.newPage();
  await page.goto(server.url + paths.eventBracket(event, brackets.sixteen));
  await settle(page);
  await stretch(page);
  const cards = page.getByRole("main").locator("ol > li");
  const { placings } = await call<Bracket>(
    server.url,
    "GET",
    `/categories/${brackets.sixteen}/bracket`,
  );
  // Pointing at the champion lights the way to the top.
  await cards.getByText(placings[0]!.name).first().hover();
  const bottoms = await cards.evaluateAll((all) =>
    all.map((card) => card.getBoundingClientRect().bottom),
  );
  const height = Math.max(...bottoms) + margin;
  await page.screenshot({
    path: `${folder}/bracket.png`,
    clip: { x: 0, y: 0, width: 1440, height },
  });
  await context.close();
  console.log(`${folder}/bracket.png`);
}
