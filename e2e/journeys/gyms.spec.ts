import { expect, test } from "@playwright/test";
import { adminPassword, adminToken, call, makeAccount, signIn } from "../people.ts";
import { languages, speak, wordsOf } from "../words.ts";

type Gym = { id: string; name: string };

for (const language of languages) {
  const t = wordsOf(language);

  test(`P1 P5 an admin makes one gym of two, and its members go along, ${language}`, {
    tag: "@desktop",
  }, async ({ page, baseURL, context }) => {
    await speak(context, language, baseURL!);
    const token = await adminToken(baseURL!);
    const mark = Math.random().toString(36).slice(2, 8);
    const makeGym = async (name: string): Promise<Gym> => {
      const gym = await call<Gym>(baseURL!, "POST", "/gyms", gymOf(name), token);
      await call(baseURL!, "POST", `/gyms/${gym.id}/approve`, {}, token);
      return gym;
    };
    const stays = await makeGym(`Maré Alta ${mark}`);
    const goes = await makeGym(`Mare Alta Jiu-Jitsu ${mark}`);
    await makeAccount(baseURL!, "competitor", { name: "Ada Cruz", gymId: stays.id });
    const member = await makeAccount(baseURL!, "competitor", { name: "Ugo Paes", gymId: goes.id });

    await signIn(page, { email: "admin@example.com", password: adminPassword }, t);
    await page.goto("/admin/gyms");
    await page.getByRole("searchbox").fill(mark);
    for (const { name } of [stays, goes])
      await page.getByRole("checkbox", { name: t("gyms:admin.choose", { name }) }).check();
    await page
      .getByRole("main")
      .getByRole("button", { name: t("gyms:admin.mergeChosen"), exact: true })
      .click();

    const dialog = page.getByRole("dialog");
    await dialog.getByRole("radio", { name: stays.name }).check();
    const moves = t("gyms:admin.mergeMoves", {
      name: goes.name,
      what: t("gyms:admin.uses.members", { count: 1 }),
    });
    await expect(dialog.getByText(moves)).toBeVisible();
    await dialog
      .getByRole("button", { name: t("gyms:admin.mergeConfirm", { name: stays.name }) })
      .click();
    await expect(page.getByText(t("gyms:admin.merged", { name: stays.name }))).toBeVisible();

    const rows = page.getByRole("table").locator("tbody tr");
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(stays.name);
    await expect(rows.getByRole("cell", { name: "2", exact: true })).toBeVisible();
    await page.goto(`/competitor/${member.competitorId}`);
    await expect(page.getByRole("heading", { level: 1, name: "Ugo Paes" })).toBeVisible();
    await expect(page.getByRole("main").getByText(stays.name)).toBeVisible();
  });
}

const gymOf = (name: string) => ({
  ...{ name, city: "Recife", state: "PE", country: "BR", email: null, phone: null },
  ...{ isBranch: false, headquartersId: null },
});
