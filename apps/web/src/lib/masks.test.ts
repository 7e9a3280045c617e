import type { Language } from "@chave/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { caretIn, type Mask, type MaskName, masks } from "./masks.ts";

/** Typed or pasted, as it is shown, as the field keeps it. */
const tables: Record<MaskName, [given: string, shown: string, held: string][]> = {
  cpf: [
    ["52998224725", "529.982.247-25", "529.982.247-25"],
    ["529.982.247-25", "529.982.247-25", "529.982.247-25"],
    ["5299", "529.9", "529.9"],
    [" 529 982 247 25 99", "529.982.247-25", "529.982.247-25"],
    ["abc", "", ""],
  ],
  cnpj: [
    ["11222333000181", "11.222.333/0001-81", "11.222.333/0001-81"],
    ["12abc34501de35", "12.ABC.345/01DE-35", "12.ABC.345/01DE-35"],
    ["12.ABC.345/01DE-35", "12.ABC.345/01DE-35", "12.ABC.345/01DE-35"],
    // The two check digits are never letters.
    ["12ABC34501DEA5", "12.ABC.345/01DE-5", "12.ABC.345/01DE-5"],
  ],
  cpfcnpj: [
    ["52998224725", "529.982.247-25", "529.982.247-25"],
    ["529982247250", "52.998.224/7250", "52.998.224/7250"],
    ["11222333000181", "11.222.333/0001-81", "11.222.333/0001-81"],
    ["12ABC", "12.ABC", "12.ABC"],
  ],
  cep: [
    ["50030230", "50030-230", "50030-230"],
    ["50030-230", "50030-230", "50030-230"],
    ["50030", "50030", "50030"],
    ["50.030-230 Recife", "50030-230", "50030-230"],
  ],
  phone: [
    ["81999998888", "(81) 99999-8888", "(81) 99999-8888"],
    ["8133334444", "(81) 3333-4444", "(81) 3333-4444"],
    ["+55 81 99999-8888", "(81) 99999-8888", "(81) 99999-8888"],
    ["081 99999-8888", "(81) 99999-8888", "(81) 99999-8888"],
    ["81", "(81", "(81"],
    // An area code of its own, in Rio Grande do Sul.
    ["55999998888", "(55) 99999-8888", "(55) 99999-8888"],
  ],
  date: [
    ["05122026", "05/12/2026", "2026-12-05"],
    ["5/12/2026", "05/12/2026", "2026-12-05"],
    ["5.1.2026", "05/01/2026", "2026-01-05"],
    ["2026-12-05", "05/12/2026", "2026-12-05"],
    ["31/02/2026", "31/02/2026", "2026-02-31"],
    ["05/12", "05/12", "05/12"],
    ["5/", "05", "05"],
  ],
  datetime: [
    ["051220261430", "05/12/2026 14:30", "2026-12-05T14:30"],
    ["5/12/2026 9:05", "05/12/2026 09:05", "2026-12-05T09:05"],
    ["2026-12-05T14:30", "05/12/2026 14:30", "2026-12-05T14:30"],
    ["05/12/2026", "05/12/2026", "2026-12-05"],
    ["05/12/2026 14", "05/12/2026 14", "05/12/2026 14"],
  ],
  time: [
    ["1430", "14:30", "14:30"],
    ["9:30", "09:30", "09:30"],
    ["9h30", "09:30", "09:30"],
    ["14:", "14", "14"],
  ],
  card: [
    ["4111111111111111", "4111 1111 1111 1111", "4111111111111111"],
    ["4222222222222", "4222 2222 2222 2", "4222222222222"],
    ["378282246310005", "3782 822463 10005", "378282246310005"],
    ["6304 0000 0000 0000 000", "6304 0000 0000 0000 000", "6304000000000000000"],
    ["63040000000000000001234", "6304 0000 0000 0000 000", "6304000000000000000"],
  ],
  number: [
    ["0001", "0001", "0001"],
    ["12.345-6", "123456", "123456"],
  ],
  integer: [
    ["1234567", "1.234.567", "1234567"],
    ["007", "7", "7"],
    ["1.234", "1.234", "1234"],
    ["-5", "5", "5"],
  ],
  decimal: [
    ["1234,5", "1.234,5", "1234.5"],
    ["1234.50", "1.234,50", "1234.50"],
    ["R$ 1.234,567", "1.234,56", "1234.56"],
    ["1.234", "1.234", "1234"],
    ["12,", "12,", "12."],
    [",5", "0,5", "0.5"],
  ],
};

/** Nobody types these so; a point that is typed begins the decimals in every language. */
const pastedOnly = new Set(["2026-12-05", "2026-12-05T14:30", "1.234", "R$ 1.234,567"]);

const after = (mask: Mask, text: string, language: Language = "pt") =>
  mask.show(mask.tidy(text, language), language);

describe.each(Object.entries(tables))("V2 the mask %s", (name, table) => {
  const mask: Mask = masks[name as MaskName];

  it.each(table)("shows %j as %j and keeps %j", (given, shown, held) => {
    expect(after(mask, given)).toBe(shown);
    expect(mask.hold(shown, "pt")).toBe(held);
    expect(mask.show(mask.read(held, "pt"), "pt")).toBe(shown);
  });

  it.each(table.filter(([given]) => !pastedOnly.has(given)))(
    "comes to the same for %j typed key by key",
    (given, shown) => {
      const typed = [...given].reduce((text, key) => after(mask, text + key), "");
      expect(typed.replace(/\D$/, "")).toBe(shown.replace(/\D$/, ""));
    },
  );

  it("leaves what it has shown as it is, in each language", () => {
    const languages = fc.constantFrom<Language>("pt", "en", "es");
    fc.assert(
      fc.property(fc.string(), languages, (text, language) => {
        const shown = mask.show(text, language);
        expect(mask.show(shown, language)).toBe(shown);
        expect(mask.show(mask.read(mask.hold(shown, language), language), language)).toBe(shown);
      }),
      { numRuns: 300 },
    );
  });
});

it("V2 writes numbers as the language does", () => {
  expect(after(masks.decimal, "1234.5", "en")).toBe("1,234.5");
  expect(after(masks.decimal, "1234,5", "en")).toBe("1,234.5");
  expect(masks.decimal.hold("1,234.5", "en")).toBe("1234.5");
  expect(after(masks.integer, "1234", "en")).toBe("1,234");
  expect(after(masks.integer, "1234", "es")).toBe("1.234");
});

it("V3 a whole phone has at least 14 characters with its mask", () => {
  const national = fc.stringMatching(/^[1-9]\d{9,10}$/);
  fc.assert(
    fc.property(national, (digits) => {
      expect(masks.phone.show(digits, "pt").length).toBe(digits.length + 4);
      expect(masks.phone.show(digits, "pt").length).toBeGreaterThanOrEqual(14);
    }),
  );
});

it.each([
  // typed, caret, shown, caret there
  ["529.9822", 8, "529.982.2", 9],
  ["5219.982", 3, "521.998.2", 3],
  ["52.982", 2, "529.82", 2],
  ["1529.982", 1, "152.998.2", 1],
  ["", 0, "", 0],
])("keeps the caret behind what counts: %j at %i", (typed, caret, shown, expected) => {
  expect(masks.cpf.show(typed, "pt")).toBe(shown);
  expect(caretIn(shown, typed, caret, masks.cpf.counts)).toBe(expected);
});
