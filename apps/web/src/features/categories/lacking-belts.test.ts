import { divisions } from "@chave/contract";
import { expect, it } from "vitest";
import { divisionFamilies } from "./division-families.ts";
import { beltsOf, lackingBelts } from "./lacking-belts.ts";

it("every division stands in one family", () => {
  expect(divisionFamilies.flatMap((family) => family.divisions)).toEqual([...divisions]);
});

it("offers the belts that the chosen divisions know", () => {
  expect(beltsOf(["mighty_mite_1", "juvenile_1"])).toEqual(["white", "grey", "blue", "purple"]);
  expect(beltsOf([])).toEqual([]);
});

it("names the families that lack a chosen belt, once each", () => {
  expect(lackingBelts(["teen_1", "teen_2", "adult"], ["white", "green", "black"])).toEqual([
    { belt: "green", families: ["adult"] },
    { belt: "black", families: ["teen"] },
  ]);
  expect(lackingBelts(["adult"], ["white", "black"])).toEqual([]);
});
