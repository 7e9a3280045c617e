/** Longer cells are cut: no field of an athlete is nearly as long, and the check reports them. */
const longestCell = 1_000;

/** One line of plain text: control and invisible characters, which databases and screens trip over, are gone. */
export const cleanCell = (cell: string): string =>
  cell
    .slice(0, 2 * longestCell)
    .replace(/[\p{Cf}\p{Cs}]/gu, "")
    .replace(/[\p{Cc}\s]+/gu, " ")
    .normalize("NFC")
    .trim()
    .slice(0, longestCell);
