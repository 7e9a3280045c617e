import { type Browser, expect, type Page, test } from "@playwright/test";
import { fillLogin, makeAccount, signIn } from "../people.ts";
import { languages, speak, wordsOf } from "../words.ts";

type Row = { name: string; birth: string; sex: string; belt: string };

const headers = {
  pt: ["Nome", "Data de nascimento", "Sexo", "Faixa"],
  en: ["Name", "Date of birth", "Sex", "Belt"],
};
const belts = { pt: ["branca", "cinza", "azul"], en: ["white", "grey", "blue"] };

const firstNames = ["Ana", "Beto", "Caio", "Davi", "Elis", "Fábio"];
const surnames = ["Aguiar", "Braga", "Couto", "Dantas", "Esteves"];

for (const language of languages) {
  const t = wordsOf(language);

  /** Thirty, of whom three are wrong, each in another way. */
  const right = Array.from({ length: 30 }, (_, n) => ({
    name: `${firstNames[n % 6]} ${surnames[Math.floor(n / 6)]}`,
    birth: `${String((n % 27) + 1).padStart(2, "0")}/05/${1995 + (n % 20)}`,
    sex: n % 2 === 0 ? "M" : "F",
    belt: belts[language][n % 3]!,
  }));
  const wrong = right.map((row, n) => {
    if (n === 4) return { ...row, birth: "31/02/2012" };
    if (n === 11) return { ...row, sex: "?" };
    return n === 22 ? { ...row, belt: "cor-de-rosa" } : row;
  });
  const fileOf = (rows: readonly Row[]) =>
    Buffer.from(
      [headers[language], ...rows.map(({ name, birth, sex, belt }) => [name, birth, sex, belt])]
        .map((cells) => cells.join(";"))
        .join("\r\n"),
    );

  test(`P3 A12 a teacher brings thirty students and gives them logins, ${language}`, {
    tag: "@desktop",
  }, async ({ page, baseURL, context, browser }) => {
    await speak(context, language, baseURL!);
    const teacher = await makeAccount(baseURL!, "teacher", { name: "Mestre Ivo" });
    await signIn(page, teacher, t);

    const bring = async (rows: readonly Row[]) => {
      await page.locator('input[type="file"]').setInputFiles({
        name: "alunos.csv",
        mimeType: "text/csv",
        buffer: fileOf(rows),
      });
      await press(page, t("imports:columns.confirm", { count: rows.length }));
    };

    await test.step("import: three rows are wrong, and each says why", async () => {
      await page.goto("/teacher/students");
      await page
        .getByRole("main")
        .getByRole("link", { name: t("students:list.import") })
        .click();
      await bring(wrong);
      await expect(page.getByText(t("imports:refused.title"))).toBeVisible();
      await expect(page.getByText(t("imports:refused.some", { count: 3, rows: 30 }))).toBeVisible();
      const problems = page.getByRole("table").locator("tbody tr");
      await expect(problems).toHaveCount(3);
      // The header is row 1 of the file.
      const told = [
        ["6", t("imports:problem.birth_date_invalid", { value: "31/02/2012" })],
        ["13", t("imports:problem.sex_invalid", { value: "?" })],
        ["24", t("imports:problem.belt_invalid", { value: "cor-de-rosa" })],
      ] as const;
      for (const [at, [row, sentence]] of told.entries()) {
        await expect(problems.nth(at)).toContainText(row);
        await expect(problems.nth(at)).toContainText(sentence);
      }
    });

    await test.step("the right rows go in, the others once they are mended", async () => {
      await press(page, t("imports:refused.skip", { count: 27 }));
      await expect(page.getByText(t("imports:imported.title", { count: 27 }))).toBeVisible();
      await press(page, t("imports:imported.another"));
      await bring(right.filter((row, n) => row !== wrong[n]));
      await expect(page.getByText(t("imports:imported.title", { count: 3 }))).toBeVisible();
      await page
        .getByRole("main")
        .getByRole("link", { name: t("students:import.see") })
        .click();
      await expect(page.getByText(t("students:list.total", { count: 30 }))).toBeVisible();
    });

    const [student] = right;
    const made = await test.step("logins for a whole page, on a sheet to be printed", async () => {
      const rows = page.getByRole("listitem").filter({ has: page.getByRole("checkbox") });
      const shown = await rows.count();
      await page.getByRole("checkbox", { name: t("students:list.chooseAll") }).check();
      await press(page, t("students:chosen.credentials"));
      await expect(page.getByRole("button", { name: t("students:credentials.print") })).toBeEnabled(
        { timeout: 60_000 },
      );
      const cards = page
        .getByRole("listitem")
        .filter({ hasText: t("students:credentials.change") });
      await expect(cards).toHaveCount(shown);
      await page.emulateMedia({ media: "print" });
      await expect(cards.first()).toBeVisible();
      for (const control of ["print", "close"])
        await expect(
          page.getByText(t(`students:credentials.${control}`), { exact: true }),
        ).toBeHidden();
      await expect(page.getByRole("banner")).toBeHidden();
      await page.emulateMedia({ media: null });

      const words = cards.filter({ hasText: student!.name }).getByRole("definition");
      const [, email, password] = await words.allTextContents();
      await press(page, t("students:credentials.close"));
      await expect(
        page.getByText(t("students:list.username", { username: email! }), { exact: true }),
      ).toBeVisible();
      return { email: email!, password: password! };
    });

    await test.step("the student signs in on a phone and chooses a password of their own", async () => {
      const phone = await phoneOf(browser, baseURL!);
      await speak(phone.context(), language, baseURL!);
      await phone.goto("/login");
      await fillLogin(phone, made, t);
      await expect(phone).toHaveURL(/\/change-password$/);
      await expect(phone.getByText(t("auth:password.first"))).toBeVisible();
      await phone.goto("/competitor");
      await expect(phone).toHaveURL(/\/change-password$/);
      await phone.getByRole("textbox", { name: t("auth:password.current") }).fill(made.password);
      await phone.getByRole("textbox", { name: t("auth:password.new") }).fill("So-Minha-2026!");
      await press(phone, t("auth:password.action"));
      await expect(phone.getByRole("heading", { level: 1, name: student!.name })).toBeVisible();
      await phone.context().close();
    });
  });
}

const press = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true }).click();

async function phoneOf(browser: Browser, baseURL: string): Promise<Page> {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ baseURL, viewport, hasTouch: true, isMobile: true });
  return context.newPage();
}
