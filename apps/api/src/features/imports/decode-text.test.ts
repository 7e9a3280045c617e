import { expect, it } from "vitest";
import { decodeText } from "./decode-text.ts";

const text = "Nome;Faixa\nJoão Conceição;Marrón";
const utf16 = Buffer.from(text, "utf16le");

it.each([
  ["UTF-8", Buffer.from(text)],
  ["UTF-8 with a mark", Buffer.from(`\ufeff${text}`)],
  ["Windows-1252", Buffer.from(text, "latin1")],
  ["UTF-16 LE with a mark", Buffer.from(`\ufeff${text}`, "utf16le")],
  ["UTF-16 BE with a mark", Buffer.from(`\ufeff${text}`, "utf16le").swap16()],
  ["UTF-16 LE", utf16],
  ["UTF-16 BE", Buffer.from(utf16).swap16()],
])("reads %s", (_encoding, bytes) => {
  expect(decodeText(bytes)).toBe(text);
});
