import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser } from "@playwright/test";
import type { Picture } from "./take-pictures.ts";

const routesPerSheet = 2;

/** Given the pictures of each route: `index.html` with every picture and its faults, and the same as PNG sheets of a few routes each. */
export async function writeContactSheets(
  browser: Browser,
  routes: readonly (readonly Picture[])[],
  folder: string,
): Promise<void> {
  writeFileSync(join(folder, "index.html"), pageOf(routes));

  const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
  for (let at = 0; at < routes.length; at += routesPerSheet) {
    const name = `sheet-${String(at / routesPerSheet + 1).padStart(2, "0")}`;
    const html = join(folder, `${name}.html`);
    writeFileSync(html, pageOf(routes.slice(at, at + routesPerSheet)));
    await page.goto(pathToFileURL(html).href);
    await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
  }
  await page.close();
}

const pageOf = (routes: readonly (readonly Picture[])[]): string => `<!doctype html>
<meta charset="utf-8">
<title>Every screen</title>
<style>
  body { margin: 16px; font: 14px system-ui, sans-serif; background: #ddd; color: #222; }
  h2 { margin: 16px 0 6px; font-size: 16px; }
  h2 small { font-weight: normal; color: #555; }
  .row { display: flex; gap: 10px; align-items: flex-start; }
  .row a { overflow: hidden; max-height: 800px; border: 1px solid #999; }
  .row img { display: block; width: 100%; }
  .w390 { flex: 390; } .w1440 { flex: 900; }
  ul { margin: 4px 0; color: #b00; }
</style>
${routes.map(routeOf).join("\n")}
`;

function routeOf(pictures: readonly Picture[]): string {
  const { name, path, as } = pictures[0]!.route;
  const faults = new Set(
    pictures.flatMap(({ width, theme, faults }) =>
      faults.map((one) => `${width} ${theme}: ${one}`),
    ),
  );
  const images = pictures
    .map(({ file, width }) => `<a class="w${width}" href="${file}"><img src="${file}"></a>`)
    .join("");
  const list = [...faults].map((fault) => `<li>${textOf(fault)}</li>`).join("");
  return `<h2>${textOf(name)} <small>${textOf(path)} · ${as}</small></h2>
${list && `<ul>${list}</ul>`}
<div class="row">${images}</div>`;
}

const textOf = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
