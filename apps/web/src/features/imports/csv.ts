import type { Language } from "@chave/contract";

/** What a spreadsheet of the language expects between two cells. */
const separators: Record<Language, string> = { pt: ";", es: ";", en: "," };

/** A table as a file that spreadsheets open rightly: with their separator, accents and line ends. */
export function csvOf(language: Language, rows: readonly (readonly string[])[]): string {
  const separator = separators[language];
  const lines = rows.map((row) => row.map((cell) => csvCell(cell, separator)).join(separator));
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}

/** A cell of somebody's file must not begin to calculate when the report is opened. */
function csvCell(text: string, separator: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /["\r\n]/.test(harmless) || harmless.includes(separator)
    ? `"${harmless.replaceAll('"', '""')}"`
    : harmless;
}
