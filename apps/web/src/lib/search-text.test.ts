import { expect, it } from "vitest";
import { foundBy } from "./search-text.ts";

const light = "Adulto · Masculino · Azul · Leve (−76 kg)";

it.each([
  ["", true],
  ["adulto", true],
  ["ADULTO azul", true],
  ["leve 76", true],
  ["medio", false],
  ["zul", false],
])("%o finds the category: %o", (query, found) => {
  expect(foundBy(query)(light)).toBe(found);
});

it("takes no notice of accents", () => {
  expect(foundBy("medio pre")("Pré-mirim I · Médio")).toBe(true);
  expect(foundBy("Médio")("pre mirim medio")).toBe(true);
});
