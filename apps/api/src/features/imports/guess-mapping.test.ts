import { importFieldsOf } from "@chave/contract";
import { expect, it } from "vitest";
import { guessMapping } from "./guess-mapping.ts";

it.each([
  [
    "Portuguese",
    ["Nome completo", "Data de Nascimento", "Sexo", "Academia/Equipe", "Faixa", "Peso (kg)"],
    { name: 0, birthDate: 1, sex: 2, gym: 3, belt: 4, weight: 5 },
  ],
  [
    "English",
    ["Athlete", "Birth date", "Gender", "Team", "Belt", "Weight", "Category", "Seed", "E-mail"],
    {
      ...{ name: 0, birthDate: 1, sex: 2, gym: 3, belt: 4, weight: 5 },
      ...{ category: 6, seed: 7, email: 8 },
    },
  ],
  [
    "Spanish",
    ["Nombre", "Fecha de nacimiento", "Género", "Gimnasio", "Cinturón", "Categoría", "Pasaporte"],
    { name: 0, birthDate: 1, sex: 2, gym: 3, belt: 4, category: 5, document: 6 },
  ],
  ["a gym's name is not the athlete's", ["Nome da academia", "NOME"], { gym: 0, name: 1 }],
  ["an age group is not a belt", ["Faixa etária", "FAIXA"], { belt: 1 }],
  ["a parent is not the athlete", ["Nome do responsável", "Atleta"], { name: 1 }],
  ["of two columns the surer one", ["Peso declarado", "Peso"], { weight: 1 }],
  ["nothing known", ["", "Observações"], {}],
])("%s", (_case, headers, mapping) => {
  expect(guessMapping(headers, importFieldsOf.athletes)).toEqual(mapping);
});

it("never puts two fields on one column", () => {
  const mapping = guessMapping(
    ["Nome / Equipe", "Categoria de peso", "Ano", "Nascimento"],
    importFieldsOf.athletes,
  );
  const columns = Object.values(mapping);

  expect(new Set(columns).size).toBe(columns.length);
  expect(mapping).toMatchObject({ category: 1 });
});
