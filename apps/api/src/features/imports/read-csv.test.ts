import { expect, it } from "vitest";
import { readCsv } from "./read-csv.ts";

it.each([
  ["semicolons, with decimal commas", "Nome;Peso\nAna;72,5", ["Nome", "Peso"], ["Ana", "72,5"]],
  ["commas", "Nome,Peso\nAna,72.5", ["Nome", "Peso"], ["Ana", "72.5"]],
  ["tabs", "Nome\tPeso\nAna\t72,5", ["Nome", "Peso"], ["Ana", "72,5"]],
  ["both in the header", "Nome, completo;Peso;Ano\nAna;1;2", ["Nome, completo", "Peso", "Ano"]],
  ["a declared separator", "sep=;\r\nNome;Peso\r\nAna;1", ["Nome", "Peso"], ["Ana", "1"]],
  [
    "quotes",
    'Nome;Equipe\r\n"Zé ""Pequeno"" Silva";"Luta; Força\nClube"',
    ["Nome", "Equipe"],
    ['Zé "Pequeno" Silva', "Luta; Força\nClube"],
  ],
  ["one column", "Nome\nAna", ["Nome"], ["Ana"]],
])("%s", async (_case, text, header, row?: string[]) => {
  const lines = await readCsv(text);

  expect(lines[0]).toEqual(header);
  if (row) expect(lines[1]).toEqual(row);
});

it("keeps empty lines, so that row numbers stay the file's", async () => {
  expect(await readCsv("Nome\n\nAna\n")).toEqual([["Nome"], [""], ["Ana"], [""]]);
});

it("loses nothing where one slice of a long text ends and the next begins", async () => {
  const rows = Array.from({ length: 5_000 }, (_, n) => `"Atleta; ""${n}"" ${"é".repeat(n % 200)}"`);

  const lines = await readCsv(`Nome\r\n${rows.join("\r\n")}`);

  expect(lines).toHaveLength(5_001);
  expect(lines.map(([name]) => name?.match(/"(\d+)"/)?.[1]).slice(1)).toEqual(
    rows.map((_, n) => String(n)),
  );
});

it("refuses a quote that is never closed: it would swallow the athletes after it", async () => {
  await expect(readCsv('Nome,Peso\n"Ana,72\nBia,60')).rejects.toMatchObject({
    code: "file_unreadable",
  });
});

it("counts the rows of a file that is too long", async () => {
  await expect(readCsv(`Nome\n${"Ana\n".repeat(50_000)}`)).rejects.toMatchObject({
    code: "file_too_many_rows",
    details: { rows: 50_000, limit: 5_000 },
  });
});
