import { expect, it } from "vitest";
import { csvOf } from "./csv.ts";

it.each([
  [
    "pt",
    [
      ["Nome", "Peso"],
      ["Ana", "41,2"],
    ],
    "Nome;Peso\r\nAna;41,2\r\n",
  ],
  [
    "en",
    [
      ["Name", "Weight"],
      ["Ana", "41,2"],
    ],
    'Name,Weight\r\nAna,"41,2"\r\n',
  ],
  ["es", [['a "b"', "c;d"]], '"a ""b""";"c;d"\r\n'],
  ["pt", [["=1+1", "-5", "@x"]], "'=1+1;'-5;'@x\r\n"],
] as const)("%s", (language, rows, text) => {
  expect(csvOf(language, rows)).toBe(`\uFEFF${text}`);
});
