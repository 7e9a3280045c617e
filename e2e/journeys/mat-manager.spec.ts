import { expect, type Page, test } from "@playwright/test";
import { linkFor } from "../mails.ts";
import { call, makeOrganizer, signIn, someEmail } from "../people.ts";
import { languages, speak, wordsOf } from "../words.ts";

type Named = { id: string; name: string };
type Fight = { id: string; number: number; status: string; mat: Named | null };

for (const language of languages) {
  const t = wordsOf(language);

  test(`P4 F6 A8 who is invited to a mat keeps its scoreboard and nothing else, ${language}`, {
    tag: "@desktop",
  }, async ({ page, baseURL, browser }) => {
    await speak(page.context(), language, baseURL!);
    const organizer = await makeOrganizer(baseURL!);
    const event = await makePlannedEvent(baseURL!, organizer.token);
    const ready = (mat: string) =>
      event.fights.filter((fight) => fight.mat?.name === mat && fight.status === "ready");
    const email = someEmail("mesa");

    await test.step("the organizer invites", async () => {
      await signIn(page, organizer, t);
      await page.goto("/organizer/account/managers");
      await page
        .getByRole("main")
        .getByRole("button", { name: t("staff:managers.invite"), exact: true })
        .click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel(t("staff:form.name")).fill("Nando Reis");
      await dialog.getByLabel(t("staff:form.email")).fill(email);
      await dialog
        .getByLabel(t("staff:form.mat"))
        .selectOption({ label: t("fights:mat", { name: "1" }) });
      await dialog.getByRole("button", { name: t("staff:form.send"), exact: true }).click();
      // Without a mail server the link is handed on by hand; the outbox has it too.
      await expect(page.getByRole("textbox", { name: t("staff:link.label") })).toBeVisible();
      await page.getByRole("button", { name: t("staff:link.done") }).click();
      await expect(page.getByText("Nando Reis")).toBeVisible();
    });

    const context = await browser.newContext({ baseURL: baseURL! });
    await speak(context, language, baseURL!);
    const mesa = await context.newPage();

    await test.step("the invited person makes a login", async () => {
      await mesa.goto(await linkFor(baseURL!, email));
      await expect(mesa.getByText(event.name)).toBeVisible();
      const fill = (name: string) =>
        mesa.getByRole("textbox", { name: t(name), exact: true }).fill("Mesa-2026!");
      await fill("people:fields.password");
      await fill("people:fields.passwordAgain");
      await mesa.getByRole("checkbox").check();
      await mesa.getByRole("button", { name: t("auth:invitation.createAndAccept") }).click();
      await expect(mesa).toHaveURL(/\/manager$/);
      await expect(mesa.getByText(t("auth:invitation.accepted"))).toBeVisible();
    });

    await test.step("sees the fights of the mat, and no others", async () => {
      const mat = t("fights:mat", { name: "1" });
      await mesa
        .getByRole("link", { name: t("staff:tasks.open_scoreboard_manager", { mat }) })
        .click();
      await expect(
        mesa.getByRole("heading", { level: 1, name: t("fights:page.queue", { mat }) }),
      ).toBeVisible();
      for (const { number } of ready("1")) await expect(boardLink(mesa, number)).toBeVisible();
      for (const { number } of ready("2")) await expect(boardLink(mesa, number)).toHaveCount(0);
      // Nor by an address that names the other mat.
      await mesa.goto(`/manager-fights/${event.slug}?mat=${event.mats[1]!.id}`);
      await expect(
        mesa.getByRole("heading", { level: 1, name: t("fights:page.queue", { mat }) }),
      ).toBeVisible();
    });

    await test.step("starts a fight", async () => {
      await boardLink(mesa, ready("1")[0]!.number).click();
      await expect(mesa).toHaveURL(/\/scoreboard\//);
      await mesa.getByRole("button", { name: t("scoreboard:clock.start") }).click();
      await expect(mesa.getByRole("button", { name: t("scoreboard:clock.stop") })).toBeVisible();
      await expect(mesa.getByText(t("scoreboard:net.online"))).toBeVisible();
      await expect(async () => {
        const { fights } = await readFights(baseURL!, event.id, organizer.token);
        expect(fights.find(({ id }) => id === ready("1")[0]!.id)?.status).toBe("running");
      }).toPass();
    });

    await test.step("is shown that the rest is not theirs", async () => {
      for (const section of ["", "/registers", "/fight-calendar"]) {
        await mesa.goto(`/config-event/${event.slug}${section}`);
        await expect(mesa).toHaveURL(/\/not-authorized$/);
        await expect(mesa.getByText(t("common:notAuthorized.text"))).toBeVisible();
      }
      await mesa.goto(`/event/${event.slug}/check-in`);
      await expect(mesa).toHaveURL(/\/not-authorized$/);
      await mesa.goto(`/event/${event.slug}/scoreboard/${ready("2")[0]!.id}`);
      await expect(mesa.getByText(t("common:notAuthorized.text"))).toBeVisible();
      await expect(mesa.getByRole("button", { name: t("scoreboard:clock.start") })).toHaveCount(0);
    });
    await context.close();
  });
}

const boardLink = (page: Page, number: number) => {
  const name = new RegExp(`(^|\\D)${number}$`);
  return page.locator('a[href*="/scoreboard/"]').and(page.getByRole("link", { name }));
};

/** An event with two mats on which two drawn categories are planned. */
async function makePlannedEvent(url: string, token: string) {
  const post = <T>(path: string, body: object = {}) => call<T>(url, "POST", path, body, token);
  const event = await post<Named & { slug: string }>("/events", {
    ...{ name: "Copa da Mesa", city: "Recife", sport: "jiu_jitsu_gi" },
    ...{ startsOn: "2026-12-12", endsOn: "2026-12-12" },
  });
  const at = `/events/${event.id}`;
  const mats: Named[] = [];
  for (const name of ["1", "2"]) mats.push(await post<Named>(`${at}/mats`, { name }));
  for (const name of ["Azul leve", "Azul pesado"]) {
    const category = await post<Named>(`${at}/categories`, {
      ...{ name, sex: "male", fightSeconds: 300 },
    });
    for (const athlete of ["Ari", "Beto", "Caio", "Davi"])
      await post(`${at}/registrations`, { name: `${athlete} ${name}`, categoryId: category.id });
  }
  await post(`${at}/draw`);
  await post(`${at}/plan`);
  return { ...event, mats, ...(await readFights(url, event.id, token)) };
}

async function readFights(url: string, eventId: string, token: string) {
  return { fights: await call<Fight[]>(url, "GET", `/events/${eventId}/fights`, undefined, token) };
}
