import { type Category, category as categorySchema } from "@chave/contract";
import { describe, expect, it } from "vitest";
import { makeCategoryFinder } from "./find-category.ts";
import type { AthleteRow } from "./read-athlete.ts";

let made = 0;
const category = (change: Partial<Category>): Category =>
  categorySchema.parse({
    id: `00000000-0000-7000-8000-${String(++made).padStart(12, "0")}`,
    eventId: "00000000-0000-7000-8000-000000000000",
    ...{ name: null, division: null, belt: null, sex: "male", weightClass: null },
    ...{ minAge: null, maxAge: null, minWeight: null, maxWeight: null },
    ...{ fightSeconds: 300, bracketType: "automatic", hasBracket: false },
    ...{ entries: 0, fights: 0, fightsFinished: 0 },
    ...change,
  });

const adult = { division: "adult", belt: "blue", minAge: 18 } as const;
const light = category({ ...adult, weightClass: "light", minWeight: 70_000, maxWeight: 76_000 });
const middle = category({ ...adult, weightClass: "middle", minWeight: 76_000, maxWeight: 82_300 });
const ultra = category({ ...adult, weightClass: "ultra_heavy", minWeight: 100_500 });
const open = category({ ...adult, weightClass: "open_class" });
const master = category({
  ...{ division: "master_1", belt: "blue", minAge: 30 },
  ...{ weightClass: "light", minWeight: 70_000, maxWeight: 76_000 },
});
const under77 = category({ name: "-77 kg", maxWeight: 77_000 });
const over77 = category({ name: "+77 kg", minWeight: 77_000 });
const herUnder77 = category({ name: "-77 kg", sex: "female", maxWeight: 77_000 });

const athlete = (change: Partial<AthleteRow>): AthleteRow => ({
  ...{ name: "Ana", gymName: "", category: "", sex: "male", belt: "blue", birthDate: null },
  ...{ birthYear: 2000, weight: 72_000, seed: null, email: null, document: null },
  ...change,
});

describe("by the name in the file", () => {
  const find = makeCategoryFinder([light, middle, ultra, open, under77, over77, herUnder77], 2026);

  it.each([
    ["in Portuguese", "Adulto · Masculino · Azul · Leve (−76 kg)", light],
    ["in English", "Adult / Male / Blue / Middle", middle],
    ["in Spanish, without accents", "ADULTO masculino azul pesadisimo", ultra],
    ["decimals with a dot", "Adulto - Masculino - Azul - Médio (-82.3 kg)", middle],
    ["the absolute, which is only given by name", "Adulto Masculino Azul Absoluto", open],
    ["a typed name", "+77kg", over77],
  ])("%s", (_case, text, expected) => {
    expect(find(athlete({ category: text }))).toBe(expected);
  });

  it("tells categories of one name apart by what the row says of the athlete", () => {
    expect(find(athlete({ category: "-77 KG", sex: "female" }))).toBe(herUnder77);
    expect(find(athlete({ category: "−77 kg", sex: null }))).toMatchObject({
      code: "category_ambiguous",
    });
    expect(find(athlete({ category: "77 kg" }))).toBe(under77);
  });

  it("says when nothing has that name", () => {
    expect(find(athlete({ category: "Adulto Verde" }))).toEqual({
      code: "category_unknown",
      field: "category",
      value: "Adulto Verde",
    });
  });
});

it("puts older athletes among the adults where the event has no masters", () => {
  const find = makeCategoryFinder([light, middle], 2026);

  expect(find(athlete({ birthYear: 1980 }))).toBe(light);
});

describe("by birth, sex, belt and weight", () => {
  const find = makeCategoryFinder([light, middle, ultra, open, master], 2026);

  it.each([
    ["inside the limits", { weight: 72_000 }, light],
    ["at the upper limit, which is included", { weight: 76_000 }, light],
    ["one gram above", { weight: 76_001 }, middle],
    ["without an upper limit", { weight: 140_000 }, ultra],
    ["at 29, the last year of the adults", { birthYear: 1997 }, light],
    ["at 30, never placed among the adults", { birthYear: 1996 }, master],
  ])("%s", (_case, change, expected) => {
    expect(find(athlete(change))).toBe(expected);
  });

  it.each([
    ["nobody's weight", { weight: 90_000 }, "category_not_found_for", null],
    ["too young", { birthYear: 2010 }, "category_not_found_for", null],
    ["a master without a category of the weight", { birthYear: 1990, weight: 80_000 }],
    ["another belt", { belt: "white" as const }],
    ["no weight", { weight: null }, "category_data_missing", "weight"],
    ["no birth", { birthYear: null }, "category_data_missing", "birthDate"],
  ])(
    "%s",
    (_case, change, code: string = "category_not_found_for", field: string | null = null) => {
      expect(find(athlete(change))).toMatchObject({ code, field });
    },
  );

  it("does not choose between two that fit", () => {
    const twins = [under77, category({ name: "Copa", maxWeight: 80_000 })];

    expect(makeCategoryFinder(twins, 2026)(athlete({}))).toMatchObject({
      code: "category_ambiguous",
    });
  });
});

describe("beside a category with a name of its own", () => {
  const own = category({ name: "Superluta", maxWeight: 85_500 });

  it("puts nobody there unasked in an event with divisions", () => {
    const find = makeCategoryFinder([light, middle, own], 2026);

    expect(find(athlete({}))).toBe(light);
    expect(find(athlete({ category: "superluta" }))).toBe(own);
    expect(find(athlete({ birthYear: 2010 }))).toMatchObject({ code: "category_not_found_for" });
  });

  it("finds it where the event has no others", () => {
    const find = makeCategoryFinder([own, herUnder77], 2026);

    expect(find(athlete({}))).toBe(own);
    expect(find(athlete({ sex: "female" }))).toBe(herUnder77);
  });
});
