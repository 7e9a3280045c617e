import fc from "fast-check";
import { expect, it } from "vitest";
import vectors from "../test/documents.json" with { type: "json" };
import { cnpj, cpf, identityDocument } from "./documents.ts";

const cpfMask = (digits: string) => digits.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, "$1.$2.$3-$4");
const cnpjMask = (text: string) =>
  text.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, "$1.$2.$3/$4-$5");

it.each(vectors.cpf.valid)("V3 accepts the CPF %s with and without its mask", (number) => {
  expect(cpf.parse(number)).toBe(number);
  expect(cpf.parse(cpfMask(number))).toBe(number);
});

it.each([...vectors.cpf.invalid, "", "5299822472", "529982247250"])(
  "V3 refuses the CPF %j",
  (number) => {
    expect(cpf.safeParse(number).error?.issues[0]?.message).toBe("cpf");
  },
);

it.each([...vectors.cnpj.valid, ...vectors.cnpj.validAlphanumeric])(
  "V3 accepts the CNPJ %s with and without its mask, in small letters too",
  (number) => {
    expect(cnpj.parse(number)).toBe(number);
    expect(cnpj.parse(cnpjMask(number))).toBe(number);
    expect(cnpj.parse(number.toLowerCase())).toBe(number);
  },
);

it.each([...vectors.cnpj.invalid, "", "1122233300018"])("V3 refuses the CNPJ %j", (number) => {
  expect(cnpj.safeParse(number).error?.issues[0]?.message).toBe("cnpj");
});

it("V3 nine digits have exactly one pair of check digits", () => {
  const pairs = Array.from({ length: 100 }, (_, pair) => String(pair).padStart(2, "0"));
  const nineDigits = fc.stringMatching(/^\d{9}$/).filter((text) => new Set(text).size > 1);
  fc.assert(
    fc.property(nineDigits, (nine) => {
      expect(pairs.filter((pair) => cpf.safeParse(nine + pair).success)).toHaveLength(1);
    }),
  );
});

it("knows a document by its kind", () => {
  const passport = { type: "passport", number: "AB 123456", country: "PT" };
  expect(identityDocument.parse(passport)).toEqual(passport);
  expect(identityDocument.safeParse({ ...passport, number: "?" }).error?.issues).toMatchObject([
    { path: ["number"], message: "document" },
  ]);
  expect(
    identityDocument.safeParse({ type: "cpf", number: "52998224725", country: "PT" }).success,
  ).toBe(false);
});
