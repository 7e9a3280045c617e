import type { Belt } from "@chave/contract";
import { sortKey } from "#api/sort-key.ts";

/** Colours in Portuguese, English and Spanish, without accents. */
const colours: Record<Belt, readonly string[]> = {
  white: ["branca", "branco", "white", "blanca", "blanco"],
  grey: ["cinza", "grey", "gray", "gris"],
  yellow: ["amarela", "amarelo", "yellow", "amarilla", "amarillo"],
  orange: ["laranja", "orange", "naranja"],
  green: ["verde", "green"],
  blue: ["azul", "blue"],
  purple: ["roxa", "roxo", "purple", "morada", "morado", "violeta", "purpura"],
  brown: ["marrom", "brown", "marron", "cafe", "castanha", "castanho"],
  black: ["preta", "preto", "black", "negra", "negro"],
};
const beltOf = new Map(
  Object.entries(colours).flatMap(([belt, words]) => words.map((word) => [word, belt as Belt])),
);

const kidsFamilies: readonly Belt[] = ["grey", "yellow", "orange", "green"];

/** What may stand beside the colour: "faixa preta 2º grau", "cinza com ponta branca", "blue belt". */
const fillers = new Set([
  ...[
    "faixa",
    "belt",
    "cinturon",
    "cinto",
    "bjj",
    "e",
    "and",
    "y",
    "com",
    "with",
    "con",
    "de",
    "da",
  ],
  ...["ponta", "tip", "punta", "listra", "stripe", "stripes", "raya", "grau", "graus", "degree"],
  ...["degrees", "dan", "grado", "grados"],
]);

/** A kids' belt with a second colour belongs to its family: "cinza e branca" is grey. */
export function parseBelt(text: string): Belt | null {
  const words = sortKey(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const meaningful = words.filter((word) => !fillers.has(word) && !/^\d+[a-z]{0,2}$/.test(word));
  const found = meaningful.map((word) => beltOf.get(word) ?? null);
  if (found.includes(null)) return null;
  const family = found.find((belt) => belt !== null && kidsFamilies.includes(belt));
  if (family) return found.length <= 2 ? family : null;
  return found.length === 1 ? (found[0] ?? null) : null;
}
