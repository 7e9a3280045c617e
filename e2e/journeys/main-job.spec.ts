import { expect, type Locator, type Page, test } from "@playwright/test";
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
    await page.getByLabel("Primeiro dia").fill("12/12/2026");
    await page.getByLabel("Último dia").fill("12/12/2026");
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

  await test.step("draw", async () => {
    await page.goto(`${setUp}/brackets-assemble`);
    await page.getByRole("button", { name: "Sortear 2 categorias" }).click();
    await expect(page.getByText("2 chaves sorteadas")).toBeVisible();
  });

  await test.step("plan", async () => {
    await page.goto(`${setUp}/fight-calendar`);
    await page.getByRole("button", { name: "Planejar lutas" }).click();
    await expect(page.getByText(/^O dia termina às/)).toBeVisible();
  });

  await test.step("fight every fight on the scoreboard, a TV beside it", async () => {
    const tv = await context.newPage();
    // Five men: four fights. Two women: one.
    for (let fought = 0; fought < 5; fought++) {
      await page.goto(`${setUp}/fights?state=open`);
      const board = page.getByRole("link", { name: /Abrir placar/ }).first();
      await board.click();
      await expect(page).toHaveURL(/scoreboard\//);
      if (fought === 0) await tv.goto(page.url().replace("/scoreboard/", "/scoreboard-tv/"));
      await fightIt(page);
      if (fought === 0) await expect(tv.getByText("4", { exact: true }).first()).toBeVisible();
    }
  });

  await test.step("see the podium, as everybody does", async () => {
    const visitor = await context.browser()!.newContext();
    const anyone = await visitor.newPage();
    await anyone.goto(`${baseURL}${setUp.replace("config-event", "event-detail")}/results`);
    await expect(anyone.getByText("2 de 2 categorias decididas")).toBeVisible();
    // Two podiums, the men's two losing semifinalists sharing the bronze, and the head of the medal table.
    for (const medal of ["Ouro", "Prata", "Bronze"])
      await expect(anyone.getByRole("img", { name: medal })).toHaveCount(3);
    await visitor.close();
  });
});

/** The athlete on the left scores four points and wins by them when the table ends the fight. */
async function fightIt(page: Page): Promise<void> {
  await page.getByRole("button", { name: /Iniciar/ }).click();
  await page
    .getByRole("button", { name: /^4 pontos para/ })
    .first()
    .click();
  await page.getByRole("button", { name: /Parar/ }).click();
  await page.getByRole("button", { name: /Encerrar luta/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: /^A/ }).first().click();
  await dialog.getByRole("button", { name: "Pontos" }).click();
  await dialog.getByRole("button", { name: "Propor resultado" }).click();
  await page.getByRole("button", { name: "Confirmar resultado" }).click();
  await expect(page.getByText("Luta encerrada")).toBeVisible();
  await expect(page.getByText("Conectado")).toBeVisible();
}

/** What a finger hits of a checkbox: its label. */
const labelOf = (checkbox: Locator) => checkbox.locator("xpath=ancestor::label");
