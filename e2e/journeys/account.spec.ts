import { expect, type Locator, type Page, test } from "@playwright/test";
import { codeFor } from "../mails.ts";
import { fillLogin, makeAccount, someEmail } from "../people.ts";
import { languages, speak, wordsOf } from "../words.ts";

const password = "Chave-2026!";
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const press = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true }).click();

for (const language of languages) {
  const t = wordsOf(language);

  test(`A1 A11 A6 A3 A10 A4 a girl registers, signs in, makes her profile and leaves, ${language}`, {
    tag: "@phone",
  }, async ({ page, baseURL, context }) => {
    await speak(context, language, baseURL!);
    const email = someEmail("clara");

    await test.step("register, with the one who answers for her", async () => {
      await page.goto("/register");
      await page
        .getByRole("main")
        .getByRole("link", { name: t("auth:register.type.competitor") })
        .first()
        .click();
      await field(page, t("auth:register.email")).fill(email);
      await field(page, t("people:fields.password")).fill(password);
      await field(page, t("people:fields.passwordAgain")).fill(password);
      await press(page, t("auth:register.next"));

      await field(page, t("people:fields.name")).fill("Clara Nogueira");
      await field(page, t("people:fields.birthDate")).fill("12/04/2012");
      await page.getByLabel(t("people:fields.sex")).selectOption("female");
      const guardian = page.getByRole("group", { name: t("people:fields.section.guardian") });
      await press(page, t("auth:register.next"));
      await expect(
        guardian.getByLabel(t("people:fields.guardianName")),
      ).toHaveAccessibleDescription(t("validation:required"));
      await guardian.getByLabel(t("people:fields.guardianName")).fill("Rita Nogueira");
      await guardian.getByLabel(t("people:fields.cpf")).fill("529.982.247-25");
      await press(page, t("auth:register.next"));

      await press(page, t("people:fields.addBelt"));
      await page
        .getByRole("combobox", { name: t("people:fields.belt"), exact: true })
        .selectOption("yellow");
      await press(page, t("auth:register.next"));

      await page.getByRole("checkbox").check();
      await press(page, t("auth:register.action"));
      await expect(page.getByRole("heading", { name: t("auth:code.title") })).toBeVisible();
    });

    await test.step("the wrong code once, then the right one", async () => {
      const code = await codeFor(baseURL!, email);
      const codeField = field(page, t("auth:code.label"));
      await codeField.fill(code === "000000" ? "111111" : "000000");
      await press(page, t("auth:code.action"));
      await expect(codeField).toHaveAccessibleDescription(t("errors:invalid_code"));
      await codeField.fill(code);
      await press(page, t("auth:code.action"));
      await expect(page.getByText(t("auth:code.confirmedLogin"))).toBeVisible();
    });

    await test.step("sign in", async () => {
      await expect(page).toHaveURL(/\/login/);
      await fillLogin(page, { email, password: "Another-2026!" }, t);
      await expect(page.getByText(t("errors:wrong_credentials"))).toBeVisible();
      await fillLogin(page, { email, password }, t);
      await expect(page).toHaveURL(/\/competitor$/);
      await expect(page.getByRole("heading", { level: 1, name: "Clara Nogueira" })).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem("access_token"))).toBeTruthy();
    });

    await test.step("change the profile, with a picture", async () => {
      await page.getByRole("link", { name: t("people:profile.edit") }).click();
      const portrait = t("people:settings.portrait");
      const choosing = page.waitForEvent("filechooser");
      await page
        .getByRole("button", { name: `${t("people:fields.imageChoose")}: ${portrait}` })
        .click();
      const buffer = await page.screenshot();
      await (await choosing).setFiles({ name: "clara.png", mimeType: "image/png", buffer });
      await expect(
        page.getByRole("button", { name: `${t("people:fields.imageChange")}: ${portrait}` }),
      ).toBeVisible();
      await field(page, t("people:fields.weight")).fill(language === "en" ? "48.5" : "48,5");
      await press(page, t("common:action.save"));
      await expect(page.getByText(t("people:settings.saved"))).toBeVisible();

      await page.reload();
      await expect(field(page, t("people:fields.weight"))).toHaveValue(/48[,.]5/);
      const picture = page.getByRole("img", {
        name: t("people:fields.imagePreview", { name: portrait }),
      });
      await expect(picture).toHaveJSProperty("complete", true);
      expect(
        await picture.evaluate((image: HTMLImageElement) => image.naturalWidth),
      ).toBeGreaterThan(0);
    });

    await test.step("log out: first the toast, then the login page", async () => {
      const toast = whenSaid(page, t("common:header.loggedOut"));
      await page.getByRole("button", { name: t("common:header.menu") }).click();
      await page
        .getByRole("dialog")
        .getByRole("button", { name: t("common:header.exit") })
        .click();
      expect(await toast).toBe("/competitor/configuration");
      await expect(page).toHaveURL(/\/login$/);
      expect(await page.evaluate(() => localStorage.getItem("access_token"))).toBeNull();
      await page.goto("/competitor");
      await expect(page).toHaveURL(/\/login/);
    });
  });

  test(`A6 a forgotten password is replaced, and the old one opens nothing, ${language}`, async ({
    page,
    baseURL,
    context,
  }) => {
    await speak(context, language, baseURL!);
    const account = await makeAccount(baseURL!, "competitor", { name: "Beatriz Sá" });
    const { email } = account;

    await page.goto("/login");
    await page.getByRole("link", { name: t("auth:login.forgot") }).click();
    await field(page, t("auth:recover.email")).fill(email);
    await press(page, t("auth:recover.action"));
    await expect(page.getByRole("heading", { name: t("auth:recover.newTitle") })).toBeVisible();
    await field(page, t("auth:code.label")).fill(await codeFor(baseURL!, email));
    await field(page, t("people:fields.password")).fill("Outra-2026!");
    await field(page, t("people:fields.passwordAgain")).fill("Outra-2026!");
    await press(page, t("auth:recover.newAction"));
    await expect(page.getByText(t("auth:recover.done"))).toBeVisible();

    await fillLogin(page, account, t);
    await expect(page.getByText(t("errors:wrong_credentials"))).toBeVisible();
    await fillLogin(page, { email, password: "Outra-2026!" }, t);
    await expect(page.getByRole("heading", { level: 1, name: "Beatriz Sá" })).toBeVisible();
  });
}

test("A3 A10 A13 signs in, finds the settings and changes them by keyboard alone", {
  tag: "@desktop",
}, async ({ page, baseURL }) => {
  const t = wordsOf("pt");
  const { email, password } = await makeAccount(baseURL!, "competitor", { name: "Lia Torres" });

  await page.goto("/login");
  await tabTo(page, page.getByLabel(t("auth:login.email")));
  await page.keyboard.type(email);
  await tabTo(page, page.getByRole("textbox", { name: t("auth:login.password") }));
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/competitor$/);

  await tabTo(
    page,
    page.getByRole("button", { name: t("common:header.profile", { name: "Lia Torres" }) }),
  );
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("link", { name: t("common:header.settings") }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/competitor\/configuration$/);

  await tabTo(page, field(page, t("people:fields.name")));
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("Lia Torres Melo");
  await tabTo(page, page.getByRole("button", { name: t("common:action.save"), exact: true }));
  await page.keyboard.press("Enter");
  await expect(page.getByText(t("people:settings.saved"))).toBeVisible();
  await expect(
    page.getByRole("button", { name: t("common:header.profile", { name: "Lia Torres Melo" }) }),
  ).toBeVisible();
});

/** The path of the page in the moment in which a text is first to be seen. */
const whenSaid = (page: Page, text: string): Promise<string> =>
  page
    .waitForFunction((said) => document.body.innerText.includes(said) && location.pathname, text, {
      polling: "raf",
    })
    .then((path) => path.jsonValue() as Promise<string>);

/** Goes on with Tab until something has the focus, which must be seen to have it. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let steps = 0; steps < 120; steps++) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element.matches(":focus-visible"))) return;
  }
  throw new Error(`Tab never comes to ${target}.`);
}
