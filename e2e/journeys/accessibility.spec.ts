import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { people } from "../addresses.ts";

test.describe.configure({ mode: "parallel" });

// A phone in the dark and a desk by day: each page is seen in both themes and on both screens.
for (const [who, sightsOf] of Object.entries(people))
  test(`G2 G3 no page for ${who} has a serious fault for people with disabilities or is too wide`, async ({
    page,
    baseURL,
    isMobile,
  }) => {
    test.setTimeout(300_000);
    const { token, addresses } = await sightsOf(baseURL!);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.addInitScript((theme) => localStorage.setItem("theme", theme), theme(isMobile));
    if (token)
      await page.addInitScript((kept) => localStorage.setItem("access_token", kept), token);
    for (const address of addresses) await examine(page, address, theme(isMobile));
  });

const theme = (isMobile: boolean) => (isMobile ? "dark" : "light");

async function examine(page: Page, address: string, worn: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator("[aria-busy=true], .mantine-Skeleton-root")).toHaveCount(0);
  const { pathname } = new URL(page.url());
  expect.soft(pathname, "leads nowhere else").toBe(address.split("?")[0]);
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", worn);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(width, `${address} is wider than the screen`).toBeLessThanOrEqual(0);
  expect.soft(await faults(page), address).toEqual([]);
}

async function faults(page: Page): Promise<string[]> {
  // Legacy is one tab: a page of ours has no frame of another origin that would need a second. What passes is not listed,
  // which halves the time on a long page.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => {
      const places = nodes.slice(0, 3).map(({ html }) => html);
      return `${id}: ${places.join(" | ")}`;
    });
}
