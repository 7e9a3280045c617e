import { expect, type Locator, test } from "@playwright/test";
import { makeOrganizer, signIn } from "../people.ts";

const athletes = [
  ["Nome", "Sexo", "Nascimento", "Faixa", "Peso", "Academia"],
  ["João Silva", "M", "12/03/1998", "azul", "74,2", "Gracie Boa Viagem"],
  ["Rui Alves", "M", "1997", "azul", "75", "Nova União"],
  ["Beto Souza", "M", "2001-07-30", "azul", "75,5", "Checkmat"],
  ["Caio Lima", "M", "1998", "azul", "73", "Alliance"],
  ["Ícaro Brandão", "M", "1999", "azul", "76", "Gracie Boa Viagem"],
  ["Ana Prado", "F", "1999", "azul", "57", "Alliance"],
  ["Bia Nunes", "F", "2000", "azul", "58", "Checkmat"],
];

test("E1 E3 E8 I3 F3 F5 F6 F7 F8 from a list of athletes to a podium", async ({
  page,
  baseURL,
  context,
}) => {
  const organizer = await makeOrganizer(baseURL!);
  await signIn(page, organizer);

  await test.step("create the event", async () => {
    await page.goto("/organizer/register-event");
    await page.getByLabel("Nome").fill("Copa do Recife");
    await page.getByLabel("Cidade").fill("Recife");
    await page.getByLabel("Primeiro dia").fill("2026-12-12");
    await page.getByLabel("Último dia").fill("2026-12-12");
    await page.getByRole("button", { name: "Criar evento" }).click();
    await expect(page).toHaveURL(/config-event\/copa-do-recife/);
  });
  const setUp = new URL(page.url()).pathname.split("/").slice(0, 3).join("/");

  await test.step("add categories from the template", async () => {
    await page.goto(`${setUp}/categories`);
    await page.getByRole("button", { name: "Adicionar da tabela" }).click();
    // Both sexes are chosen from the start.
    for (const chip of [/^Adulto, /, "Azul"])
      await labelOf(page.getByRole("checkbox", { name: chip })).click();
    await expect(page.getByText("Adiciona 17 categorias.")).toBeVisible();
    await page.getByRole("button", { name: "Adicionar", exact: true }).click();
    await expect(page.getByText("17 categorias adicionadas.")).toBeVisible();
  });

  await test.step("add mats", async () => {
    await page.goto(`${setUp}/mats`);
    await page.getByLabel("Quantos").fill("2");
    await page.getByRole("button", { name: /Adicionar 2 tatames/ }).click();
    await expect(page.getByText("2 tatames adicionados.")).toBeVisible();
  });

  await test.step("import the athletes", async () => {
    await page.goto(`${setUp}/registers`);
    await page.getByRole("link", { name: "Importar lista" }).click();
    await page.locator('input[type="file"]').setInputFiles({
      name: "atletas.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(
        athletes.map((row) => row.map((cell) => `"${cell}"`).join(";")).join("\r\n"),
      ),
    });
    await page.getByRole("button", { name: "Conferir e importar 7 linhas" }).click();
    await expect(page.getByText("7 atletas importados")).toBeVisible();
  });
});

/** What a finger hits of a checkbox: its label. */
const labelOf = (checkbox: Locator) => checkbox.locator("xpath=ancestor::label");
