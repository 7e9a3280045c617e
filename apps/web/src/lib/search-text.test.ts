import { expect, it } from "vitest";
import { foundBy } from "./search-text.ts";

const light = "Adulto · Masculino · Azul · Leve (−76\u00a0kg)";

it.each([
  ["", true],
  ["adulto", true],
  ["ADULTO azul", true],
  ["leve 76", true],
  ["76kg", true],
  ["76 kg azul", true],
  ["6kg", false],
  ["medio", false],
  ["zul", false],
])("%o finds the category: %o", (query, found) => {
  expect(foundBy(query)(light)).toBe(found);
});

it("takes no notice of accents", () => {
  expect(foundBy("medio pre")("Pré-mirim I · Médio")).toBe(true);
  expect(foundBy("Médio")("pre mirim medio")).toBe(true);
});
