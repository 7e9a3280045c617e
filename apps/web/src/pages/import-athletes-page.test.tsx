import {
  type AthleteImport,
  athleteImport,
  type CallOf,
  confirmImport,
  getImport,
  type ImportRowProblem,
  listCategories,
} from "@chave/contract";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { answers, refuses } from "#test/render-page.tsx";
import { renderSetUpPage } from "#test/render-set-up-page.tsx";
import { sampleCategory, sampleId } from "#test/sample-bracket.ts";
import { ImportAthletesPage } from "./import-athletes-page.tsx";

const importOf = (changes: Partial<AthleteImport> = {}): AthleteImport => ({
  ...athleteImport.parse({
    id: sampleId(7, 1),
    kind: "athletes",
    eventId: sampleId(3, 1),
    fileName: "inscritos.csv",
    status: "uploaded",
    headers: ["Atleta", "Turma", ""],
    preview: [["Ana Lima", "Adulto · Feminino · Azul · Leve", "x"]],
    rows: 3000,
    mapping: { name: 0 },
    processed: 0,
    imported: 0,
    newGyms: 0,
    problems: [],
    problemCount: 0,
  }),
  ...changes,
});

const problemOf = (row: number, changes: Partial<ImportRowProblem> = {}): ImportRowProblem => ({
  row,
  name: "Rui Alves",
  code: "belt_invalid",
  field: "belt",
  value: "rosa",
  ...changes,
});

const search = `?import=${sampleId(7, 1)}`;
const categories = answers(listCategories, () => [sampleCategory()]);

it("wants the mandatory columns, and shows the report when the rows are in", async () => {
  let sent: CallOf<typeof confirmImport>["body"] | null = null;
  let current = importOf();
  await renderSetUpPage(<ImportAthletesPage />, {
    search,
    api: [
      categories,
      answers(getImport, () => current),
      answers(confirmImport, ({ body }) => {
        sent = body;
        current = importOf({ status: "imported", imported: 2990, newGyms: 4 });
        return importOf({ status: "checking", processed: 1200 });
      }),
    ],
  });

  const turma = await screen.findByLabelText("O que a coluna Turma contém");
  expect(screen.getByLabelText("O que a coluna Atleta contém")).toHaveValue("name");
  expect(screen.getByLabelText("O que a coluna Coluna 3 contém")).toHaveValue("");
  const confirm = screen.getByRole("button", { name: "Conferir e importar 3.000 linhas" });
  expect(confirm).toBeDisabled();
  expect(screen.getByText(/Falta como achar a categoria: .*peso/)).toBeVisible();

  await userEvent.selectOptions(turma, "Categoria");
  await userEvent.click(confirm);

  expect(await screen.findByText("1.200 de 3.000 linhas")).toBeVisible();
  expect(await screen.findByText("2.990 atletas importados")).toBeVisible();
  expect(screen.getByText(/4 academias novas/)).toBeVisible();
  expect(sent).toEqual({ mapping: { name: 0, category: 1 } });
});

it("says row by row what is wrong, and imports the right rows when asked", async () => {
  let sent: CallOf<typeof confirmImport>["body"] | null = null;
  const problems = [
    problemOf(5),
    problemOf(9, { code: "category_unknown", field: "category", value: "Adulto Azul Pluma" }),
    problemOf(9, { code: "weight_invalid", field: "weight", value: "setenta" }),
  ];
  const refused = importOf({ status: "refused", problems, problemCount: 3 });
  await renderSetUpPage(<ImportAthletesPage />, {
    search,
    api: [
      categories,
      answers(getImport, () => refused),
      answers(confirmImport, ({ body }) => {
        sent = body;
        return importOf({ status: "imported", imported: 2998, problems, problemCount: 3 });
      }),
    ],
  });

  expect(await screen.findByText(/2 de 3.000 linhas têm algo errado/)).toBeVisible();
  const table = within(screen.getByRole("table"));
  expect(table.getByText(/“rosa” não é uma faixa conhecida/)).toBeVisible();
  expect(table.getByText(/não tem a categoria “Adulto Azul Pluma”/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Peso (1)" }));
  expect(screen.getByText(/“setenta” não é um peso/)).toBeVisible();
  expect(screen.queryByText(/“rosa”/)).toBeNull();

  await userEvent.click(screen.getByRole("button", { name: "Importar as 2.998 linhas certas" }));
  expect(await screen.findByText("2.998 atletas importados")).toBeVisible();
  expect(sent).toEqual({ mapping: { name: 0 }, skipWrongRows: true });
});

it("refuses a file of another kind before it is sent", async () => {
  await renderSetUpPage(<ImportAthletesPage />, { api: [categories] });

  const file = new File(["x"], "atletas.xls");
  const input = await screen.findByLabelText(/Escolher arquivo/);
  await userEvent.upload(input, file, { applyAccept: false });

  expect(await screen.findByRole("alert")).toHaveTextContent(/atletas.xls não entrou.*\.xlsx/);
});

it("offers to choose the file again when the import is gone", async () => {
  await renderSetUpPage(<ImportAthletesPage />, {
    search,
    api: [categories, refuses(getImport, { code: "not_found" })],
  });

  await userEvent.click(await screen.findByRole("button", { name: "Escolher outro arquivo" }));

  expect(await screen.findByText("Escolher arquivo .xlsx ou .csv")).toBeVisible();
});
