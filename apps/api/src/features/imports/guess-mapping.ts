import type { ImportField, ImportMapping } from "@chave/contract";
import { sortKey } from "#api/sort-key.ts";

type Words = {
  /** The whole header says one of these. */
  exact: readonly string[];
  /** The header has one of these words. */
  words: readonly string[];
  /** With one of these words the header means something else. */
  not?: readonly string[];
};

const gymWords = [
  ...[
    "academia",
    "equipe",
    "equipo",
    "gym",
    "team",
    "club",
    "clube",
    "academy",
    "gimnasio",
    "escola",
  ],
  ...["escuela", "associacao", "asociacion", "filial"],
];
const guardianWords = [
  "responsavel",
  "mae",
  "pai",
  "guardian",
  "tutor",
  "padre",
  "madre",
  "parent",
];
const otherPeople = [...guardianWords, "professor", "profesor", "teacher", "coach"];
const documentWords = [
  ...["cpf", "rg", "dni", "documento", "document", "passport", "passaporte", "pasaporte"],
];
const otherThings = ["evento", "event", "categoria", "category"];

/** Headers in Portuguese, English and Spanish, without accents and in lower case. */
const headerWords: Record<ImportField, Words> = {
  name: {
    exact: ["nome", "name", "nombre", "atleta", "athlete", "nome completo", "full name"],
    words: ["nome", "name", "nombre", "atleta", "athlete", "competidor", "competitor", "lutador"],
    not: [...gymWords, ...otherPeople, ...otherThings],
  },
  birthDate: {
    exact: ["data de nascimento", "fecha de nacimiento", "date of birth", "ano", "year", "dob"],
    words: ["nascimento", "nasc", "nacimiento", "birth", "birthday", "birthdate", "birthyear"],
    not: ["local", "cidade", "place", "lugar"],
  },
  sex: {
    exact: ["sexo", "sex", "genero", "gender"],
    words: ["sexo", "sex", "genero", "gender"],
  },
  gym: { exact: gymWords, words: gymWords, not: ["categoria", "category"] },
  belt: {
    exact: ["faixa", "belt", "cinturon", "cinto", "graduacao", "graduacion"],
    words: ["faixa", "belt", "cinturon", "cinto", "graduacao", "graduacion"],
    not: ["etaria", "idade", "age"],
  },
  weight: {
    exact: ["peso", "weight", "peso kg", "weight kg"],
    words: ["peso", "weight"],
    not: ["categoria", "category", "class", "classe", "divisao", "division"],
  },
  category: {
    exact: ["categoria", "category", "categoria de peso", "weight class", "chave"],
    words: ["categoria", "category", "division", "divisao", "class", "classe"],
  },
  seed: {
    exact: ["seed", "cabeca de chave", "cabeza de serie", "ranking"],
    words: ["seed", "ranking", "rank", "cabeca", "cabeza"],
  },
  email: { exact: ["e mail", "email", "correo"], words: ["email", "mail", "correo"] },
  document: {
    exact: ["cpf", "documento", "document", "passport", "passaporte", "pasaporte"],
    words: documentWords,
    not: guardianWords,
  },
  phone: {
    exact: ["telefone", "celular", "whatsapp", "phone", "telefono", "movil"],
    words: ["telefone", "celular", "whatsapp", "phone", "mobile", "telefono", "movil", "fone"],
  },
  guardianName: {
    exact: ["responsavel", "nome do responsavel", "guardian", "nombre del responsable", "tutor"],
    words: [...guardianWords, "responsable"],
    not: documentWords,
  },
  guardianDocument: {
    exact: ["cpf do responsavel", "documento do responsavel", "guardian document"],
    // Found as a guardian's column that speaks of a document, below.
    words: [],
  },
};

/** Which column probably holds which field: the surest pairs first, no column and no field twice. */
export function guessMapping(
  headers: readonly string[],
  fields: readonly ImportField[],
): ImportMapping {
  const pairs = headers.flatMap((header, column) =>
    fields.map((field) => ({
      field,
      column,
      sureness: isGuardiansDocument(header)
        ? Number(field === "guardianDocument") * 3
        : surenessOf(header, headerWords[field]),
    })),
  );
  const mapping: ImportMapping = {};
  const taken = new Set<number>();
  for (const { field, column, sureness } of pairs.sort((a, b) => b.sureness - a.sureness)) {
    if (sureness === 0 || mapping[field] !== undefined || taken.has(column)) continue;
    mapping[field] = column;
    taken.add(column);
  }
  return mapping;
}

const wordsOf = (header: string): string[] =>
  sortKey(header)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** "CPF do responsável" is neither the athlete's document nor the guardian's name. */
function isGuardiansDocument(header: string): boolean {
  const words = wordsOf(header);
  const speaksOf = (list: readonly string[]) => words.some((word) => list.includes(word));
  return speaksOf([...guardianWords, "responsable"]) && speaksOf(documentWords);
}

function surenessOf(header: string, { exact, words, not = [] }: Words): number {
  const inHeader = wordsOf(header);
  if (exact.includes(inHeader.join(" "))) return 3;
  if (inHeader.some((word) => not.includes(word))) return 0;
  if (words.includes(inHeader[0] ?? "")) return 2;
  return inHeader.some((word) => words.includes(word)) ? 1 : 0;
}
