import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import type { DemoServer, Who } from "./demo-server.ts";
import type { Route } from "./routes.ts";

export const widths = [390, 1440] as const;
export const themes = ["light", "dark"] as const;
type Width = (typeof widths)[number];
type Theme = (typeof themes)[number];

export type Picture = {
  route: Route;
  width: Width;
  theme: Theme;
  file: string;
  /** What a person would complain about: errors in the console, a page wider than the screen, words without a text. */
  faults: string[];
};

/** The lower end of a long page repeats its middle. */
const tallest = 4_000;

/** Route by route. One browser context per person, width and theme: signed in and set before the first page loads. */
export async function takePictures(
  browser: Browser,
  server: DemoServer,
  routes: readonly Route[],
  folder: string,
): Promise<Picture[][]> {
  const pictures: Picture[][] = [];
  const contexts = new Map<string, BrowserContext>();
  for (const route of routes) {
    const looks = widths.flatMap((width) => themes.map((theme) => ({ width, theme })));
    const taken = await Promise.all(
      looks.map(async ({ width, theme }) => {
        const key = `${route.as} ${width} ${theme}`;
        const context =
          contexts.get(key) ?? (await openContext(browser, server, route.as, width, theme));
        contexts.set(key, context);
        const file = `${route.name}-${width}-${theme}.png`;
        const page = await context.newPage();
        const faults = await shoot(page, server.url + route.path, join(folder, file));
        await page.close();
        return { route, width, theme, file, faults };
      }),
    );
    pictures.push(taken);
    console.log(`${taken.some((one) => one.faults.length > 0) ? "!" : " "} ${route.name}`);
  }
  for (const context of contexts.values()) await context.close();
  return pictures;
}

export async function openContext(
  browser: Browser,
  server: DemoServer,
  as: Who,
  width: Width,
  theme: Theme,
): Promise<BrowserContext> {
  const isPhone = width < 600;
  const context = await browser.newContext({
    viewport: { width, height: isPhone ? 844 : 900 },
    isMobile: isPhone,
    hasTouch: isPhone,
    locale: "pt-BR",
    timezoneId: "America/Sao_Paulo",
    reducedMotion: "reduce",
  });
  await context.addInitScript(
    ([token, theme]) => {
      localStorage.setItem("theme", theme!);
      if (token) localStorage.setItem("access_token", token);
    },
    [server.tokens[as], theme] as const,
  );
  return context;
}

async function shoot(page: Page, url: string, path: string): Promise<string[]> {
  const faults: string[] = [];
  page.on("console", (message) => {
    // A page that is not there says so with its own 404.
    const isOwn = message.location().url === url;
    if (message.type() === "error" && !isOwn) faults.push(message.text());
  });
  page.on("pageerror", (error) => faults.push(error.message));
  await page.goto(url);
  if (!(await settle(page))) faults.push("still loading after 20 s");
  const { overflow, keys } = await page.evaluate(() => ({
    overflow: document.documentElement.scrollWidth - window.innerWidth,
    keys: document.body.innerText.match(/\b[a-z]+:[a-z]\w+\.[a-z]\w+\b/g) ?? [],
  }));
  if (overflow > 0) faults.push(`${overflow} px wider than the screen`);
  faults.push(...keys.map((key) => `no text for ${key}`));
  // Long lists draw only what is on the screen; a picture of the whole page would show the rest blank.
  await page.addStyleTag({ content: "* { content-visibility: visible !important }" });
  await stretch(page);
  const { width, height } = await page.evaluate(() => ({
    width: window.innerWidth,
    height: document.documentElement.scrollHeight,
  }));
  const clip = { x: 0, y: 0, width, height: Math.min(height, tallest) };
  await page.screenshot({ path, fullPage: true, clip });
  return faults;
}

/** Makes the window as high as the page above its footer: in a picture of more than that, what sticks to an edge would stand in the middle. */
export async function stretch(page: Page): Promise<void> {
  const height = await page.evaluate(
    () =>
      document.querySelector("footer")?.getBoundingClientRect().top ??
      document.documentElement.scrollHeight,
  );
  const { width } = page.viewportSize()!;
  await page.setViewportSize({ width, height: Math.min(Math.ceil(height), tallest) });
  await page.waitForTimeout(200);
}

/** Words, fonts and data are there. */
export async function settle(page: Page): Promise<boolean> {
  const isSettled = await page
    .waitForFunction(
      () =>
        document.body.innerText.trim() !== "" &&
        !document.querySelector("[aria-busy=true], .mantine-Loader-root, .mantine-Skeleton-root"),
      undefined,
      { timeout: 20_000, polling: 100 },
    )
    .then(() => true)
    .catch(() => false);
  // What a page reads without a sign of it; a live page never falls silent.
  await page.waitForLoadState("networkidle", { timeout: 3_000 }).catch(() => {});
  // The first words ask for their fonts only when they are drawn.
  await page.waitForTimeout(500);
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  return isSettled;
}
