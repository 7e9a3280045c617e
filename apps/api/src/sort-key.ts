/** Text without accents, case and double spaces: what lists sort and search by, alike on every database. */
export const sortKey = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();
