/** A text as it is searched: without accents, case and punctuation; "70kg" is "70 kg". */
export const searchText = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replace(/(\d)(?=\p{L})/gu, "$1 ")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Whether every typed word begins a word of the text: "adu azul lev" finds "Adulto · Masculino · Azul · Leve". */
export function foundBy(query: string): (text: string) => boolean {
  const words = searchText(query).split(" ").filter(Boolean);
  return (text) => {
    const searched = ` ${searchText(text)}`;
    return words.every((word) => searched.includes(` ${word}`));
  };
}
