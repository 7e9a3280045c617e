import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { adminPassword, call } from "../people.ts";

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
    "/page",
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
    ...["/example", "/ranking", "/pages", "/terms", "/rules", "/webhook"],
  ];
  return [
    ...[
      "/",
      "/events/next-events",
      "/events/previous-events",
      "/about-us",
      "/pricing",
      "/rankings/gym",
      "/rankings/athlete",
      "/terms-of-use",
      "/privacy-policy",
      "/gyms",
      "/register-gym",
      "/register-affiliation",
      "/register",
      "/register-organizer",
      "/organizer-invitation",
      "/recover-password",
      "/sandbox",
      "/not-authorized",
      "/nowhere",
    ],
    ...tabs.map((tab) => `/event-detail/${slug}${tab}`),
    ...["/organizer/account/events", "/organizer/register-event", "/change-password"],
    ...["configuration", "financial", "coupon", "credits", "managers", "federation-api"].map(
      (part) => `/organizer/account/${part}`,
    ),
    ...["/organizer/auto-refil", "/account/devices", "/account/family", "/account/privacy"],
    ...[`/manager-fights/${slug}`, `/event/${slug}/check-in`],
    ...sections.map((section) => `/config-event/${slug}${section}`),
    `/event/${slug}/scoreboard/${running.id}`,
    `/event/${slug}/scoreboard-tv/${running.id}`,
    // Last, because going there signs out.
    "/login",
  ];
}

/** The admin's area, whose frame is the same for every part. */
const administration = [
  ...["main", "competitors", "organizations", "events", "gyms", "affiliations", "faqs"],
  ...["texts", "testimonials", "mails", "marketplaces", "audit"],
].map((part) => `/admin/${part}`);

for (const theme of ["light", "dark"]) {
  test(`G2 no page has a serious fault for people with disabilities, ${theme}`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(400_000);
    const organizer = JSON.parse(process.env.E2E_DEMO_ORGANIZER!);
    const token = await signIn(baseURL!, organizer);
    await wear(page, token, theme);
    for (const address of await addresses(baseURL!, token)) await examine(page, address);
  });

  test(`G2 P5 nor has any page of the admin's area, ${theme}`, async ({ page, baseURL }) => {
    test.setTimeout(200_000);
    const admin = { email: "admin@example.com", password: adminPassword };
    await wear(page, await signIn(baseURL!, admin), theme);
    for (const address of administration) await examine(page, address);
  });
}

type Account = { email: string; password: string };

const signIn = async (url: string, account: Account): Promise<string> =>
  (await call<{ access_token: string }>(url, "POST", "/auth/login", account)).access_token;

/** Signed in and in one theme, before the first page loads. */
const wear = (page: Page, token: string, theme: string) =>
  page.addInitScript(
    ([access, name]) => {
      localStorage.setItem("access_token", access!);
      localStorage.setItem("theme", name!);
    },
    [token, theme],
  );

async function examine(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator("[aria-busy=true], .mantine-Skeleton-root")).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
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
