import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { call } from "../people.ts";

type Fight = { id: string; status: string; categoryId: string; mat: { id: string } | null };

/** Every address of the product on the demo's running event. */
async function addresses(url: string, token: string): Promise<string[]> {
  const slug = process.env.E2E_DEMO_EVENT!;
  const event = await call<{ id: string }>(url, "GET", `/events/${slug}`);
  const fights = await call<Fight[]>(url, "GET", `/events/${event.id}/fights`, undefined, token);
  const running = fights.find((fight) => fight.status === "running")!;
  const bracket = fights.find((fight) => fight.status === "ready")!.categoryId;
  const tabs = [
    "",
    "/categories",
    "/athletes",
    "/brackets",
    `/brackets/${bracket}`,
    "/schedule",
    "/live",
    "/results",
  ];
  const sections = [
    "",
    "/general",
    "/categories",
    "/mats",
    "/registers",
    "/registers/import",
    "/brackets-assemble",
    `/brackets/${bracket}`,
    "/fight-calendar",
    "/fights",
    "/results",
  ];
  return [
    ...[
      "/",
      "/events/next-events",
      "/events/previous-events",
      "/about-us",
      "/not-authorized",
      "/nowhere",
    ],
    ...tabs.map((tab) => `/event-detail/${slug}${tab}`),
    ...["/organizer/account/events", "/organizer/register-event", "/change-password"],
    ...sections.map((section) => `/config-event/${slug}${section}`),
    `/event/${slug}/scoreboard/${running.id}`,
    `/event/${slug}/scoreboard-tv/${running.id}`,
    // Last, because going there signs out.
    "/login",
  ];
}

for (const theme of ["light", "dark"])
  test(`G2 no page has a serious fault for people with disabilities, ${theme}`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(300_000);
    const organizer = JSON.parse(process.env.E2E_DEMO_ORGANIZER!);
    const { access_token: token } = await call<{ access_token: string }>(
      baseURL!,
      "POST",
      "/auth/login",
      organizer,
    );
    await page.addInitScript(
      ([access, name]) => {
        localStorage.setItem("access_token", access!);
        localStorage.setItem("theme", name!);
      },
      [token, theme],
    );
    for (const address of await addresses(baseURL!, token)) {
      await page.goto(address);
      await expect(page.locator("[aria-busy=true], .mantine-Skeleton-root")).toHaveCount(0);
      const { violations } = await new AxeBuilder({ page }).analyze();
      const grave = violations.filter(
        ({ impact }) => impact === "serious" || impact === "critical",
      );
      const told = grave.map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .slice(0, 3)
            .map((node) => node.html)
            .join(" | ")}`,
      );
      expect.soft(told, address).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(width, `${address} is wider than the screen`).toBeLessThanOrEqual(0);
    }
  });
