import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { people } from "../addresses.ts";

test.describe.configure({ mode: "parallel" });

for (const [who, sightsOf] of Object.entries(people))
  test(`G2 G3 no page for ${who} has a serious fault for people with disabilities or is too wide`, async ({
    page,
    baseURL,
    isMobile,
  }) => {
    test.setTimeout(300_000);
    const { token, addresses } = await sightsOf(baseURL!);
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
    if (token)
      await page.addInitScript((kept) => localStorage.setItem("access_token", kept), token);
    for (const address of addresses) await examine(page, address, isMobile);
  });

/** Whole in the light theme. In the dark one only the colours are others, and those are the same on every screen. */
async function examine(page: Page, address: string, inDark: boolean): Promise<void> {
  await page.goto(address);
  await expect(page.locator("[aria-busy=true], .mantine-Skeleton-root")).toHaveCount(0);
  const { pathname } = new URL(page.url());
  expect.soft(pathname, "leads nowhere else").toBe(address.split("?")[0]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(width, `${address} is wider than the screen`).toBeLessThanOrEqual(0);
  expect.soft(await faults(page), address).toEqual([]);
  if (!inDark) return;
  await page.evaluate(() => {
    document.documentElement.dataset.mantineColorScheme = "dark";
  });
  const ofColours = ["color-contrast", "link-in-text-block"];
  expect.soft(await faults(page, ofColours), `${address}, dark`).toEqual([]);
}

async function faults(page: Page, rules?: string[]): Promise<string[]> {
  // In one tab: a page of ours has no frame of another origin that would need a second.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => {
      const places = nodes.slice(0, 3).map(({ html }) => html);
      return `${id}: ${places.join(" | ")}`;
    });
}
