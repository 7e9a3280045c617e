import { expect, type Locator, type Page, test } from "@playwright/test";
import { call } from "../people.ts";
import { languages, speak, wordsOf } from "../words.ts";

const light = "rgb(251, 250, 247)";

test("G1 G2 language and theme are chosen once, and the next page wears them from its first moment", async ({
  page,
  baseURL,
}) => {
  const [pt, en] = [wordsOf("pt"), wordsOf("en")];
  await watchBackground(page);
  await page.goto("/");
  const html = page.locator("html");
  await expect(html).toHaveAttribute("lang", "pt");
  await expect(html).toHaveAttribute("data-mantine-color-scheme", "light");
  expect(await backgrounds(page)).toEqual([light]);

  const toDark = page.getByRole("button", { name: pt("common:header.toDark") });
  await listens(toDark);
  await toDark.click();
  await expect(html).toHaveAttribute("data-mantine-color-scheme", "dark");
  await page
    .getByRole("button", { name: pt("common:header.language", { language: "Português" }) })
    .click();
  await page.getByRole("button", { name: "English" }).click();
  await expect(html).toHaveAttribute("lang", "en");
  const kept = await page.evaluate(() => ({ ...localStorage }));
  expect(kept).toMatchObject({ selectedLanguage: "en", theme: "dark" });

  const [served] = await Promise.all([page.waitForResponse(`${baseURL}/`), page.reload()]);
  // The server writes the page in the language already.
  expect(await served.text()).toContain('<html lang="en"');
  await expect(html).toHaveAttribute("lang", "en");
  await expect(html).toHaveAttribute("data-mantine-color-scheme", "dark");
  await expect(
    page.getByRole("button", { name: en("common:header.language", { language: "English" }) }),
  ).toBeVisible();
  await page.waitForLoadState("networkidle");
  const seen = await backgrounds(page);
  expect(seen, "one background from the first frame on").toHaveLength(1);
  expect(seen[0]).not.toBe(light);
});

for (const language of languages) {
  const t = wordsOf(language);

  test(`G9 the help answers, and sends on what it does not know, ${language}`, async ({
    page,
    baseURL,
    context,
  }) => {
    await speak(context, language, baseURL!);
    await page.goto("/about-us");
    const button = page.getByRole("button", { name: t("common:shell.help"), exact: true });
    await listens(button);
    await button.click();
    const help = page.getByRole("dialog", { name: t("help:youNeedHelp") });
    await expect(help.getByRole("link", { name: t("help:contactUs") })).toHaveAttribute(
      "href",
      "https://wa.me/5581999990000",
    );

    await test.step("pages, of which a search begins at the first", async () => {
      await expect(help.getByText(pageOf(1))).toBeVisible();
      await expect(help.getByRole("listitem")).toHaveCount(5);
      await help.getByRole("button", { name: t("common:pages.next") }).click();
      await expect(help.getByText(pageOf(2))).toBeVisible();
      await help.getByRole("searchbox").fill("e");
      await expect(help.getByText(pageOf(1))).toBeVisible();
      await help.getByRole("listitem").first().getByRole("button").click();
      await expect(help.locator("[aria-expanded=true]")).toHaveCount(1);
    });

    await test.step("a question without an answer goes to WhatsApp", async () => {
      await help.getByRole("searchbox").fill("xyzzy & plugh?");
      await expect(
        help.getByText(t("help:noResultsFoundForSearch", { search: "xyzzy & plugh?" })),
      ).toBeVisible();
      const send = help.getByRole("link", { name: t("help:sendThisQuestion") });
      const link = new URL((await send.getAttribute("href"))!);
      expect(link.origin + link.pathname).toBe("https://wa.me/5581999990000");
      expect(link.searchParams.get("text")).toBe(
        t("help:whatsAppText", { search: "xyzzy & plugh?" }),
      );
      if (language === "pt")
        expect(link.searchParams.get("text")).toBe(
          "Olá, não encontrei resultado para: xyzzy & plugh?",
        );
      await expect(send).toHaveAttribute("target", "_blank");
    });

    await test.step("Escape closes it, and the button has the focus again", async () => {
      await page.keyboard.press("Escape");
      await expect(help).toBeHidden();
      await expect(button).toBeFocused();
    });

    await test.step("a TV has none", async () => {
      const { address, eventName } = await someTv(baseURL!);
      await page.goto(address);
      await expect(page).toHaveTitle(eventName);
      await expect(page.getByRole("button", { name: t("common:shell.help") })).toHaveCount(0);
    });
  });

  /** "Página 1 de …" */
  const pageOf = (page: number) => new RegExp(`^${t("help:pageOf", { page, pages: "\\d+" })}$`);

  test(`G10 an address with "sandbox" says that nothing counts, ${language}`, async ({
    page,
    baseURL,
    context,
  }) => {
    const sandbox = baseURL!.replace("localhost", "sandbox.localhost");
    await speak(context, language, sandbox);
    await page.goto(`${sandbox}/events/next-events`);
    await expect(page.getByText(t("common:betaVersion"))).toBeVisible();
    await page.goto(`${baseURL}/events/next-events`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText(t("common:betaVersion"))).toHaveCount(0);
  });
}

async function someTv(url: string): Promise<{ address: string; eventName: string }> {
  const slug = process.env.E2E_DEMO_EVENT!;
  const event = await call<{ id: string; name: string }>(url, "GET", `/events/${slug}`);
  const [fight] = await call<{ id: string }[]>(url, "GET", `/events/${event.id}/fights`);
  return { address: `/event/${slug}/scoreboard-tv/${fight!.id}`, eventName: event.name };
}

/** A page from the server is seen before it listens: waits for a control of it to be React's. */
const listens = (control: Locator) =>
  expect
    .poll(() => control.evaluate((node) => Object.keys(node).some((key) => /^__react/.test(key))))
    .toBe(true);

/** Notes the page's background in every frame that is painted. */
const watchBackground = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenBackgrounds: seen });
    const look = () => {
      const colour = document.body && getComputedStyle(document.body).backgroundColor;
      if (colour && seen.at(-1) !== colour) seen.push(colour);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

const backgrounds = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { seenBackgrounds: string[] }).seenBackgrounds);
