import { expect, it } from "vitest";
import { parseBelt } from "./parse-belt.ts";

it.each([
  ["Branca", "white"],
  ["faixa AZUL", "blue"],
  ["Purple belt", "purple"],
  ["Morado", "purple"],
  ["marrón", "brown"],
  ["Preta 2º grau", "black"],
  ["black - 1st degree", "black"],
  ["cinza e branca", "grey"],
  ["Gris/Negro", "grey"],
  ["amarela com ponta preta", "yellow"],
  ["white-orange", "orange"],
  ["Verde", "green"],
  ["coral", null],
  ["preta e vermelha", null],
  ["azul e roxa", null],
  ["cinza, amarela, laranja", null],
  ["Alliance", null],
  ["2º grau", null],
])("reads the belt %s", (text, belt) => {
  expect(parseBelt(text)).toBe(belt);
});
