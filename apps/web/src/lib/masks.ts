import type { Language } from "@chave/contract";

/** How a text is written while it is typed. The functions are pure; `MaskedInput` keeps the caret. */
export type Mask = {
  /** The form of it, from anything that was typed or pasted. */
  show: (text: string, language: Language) => string;
  /** What the field keeps of what is shown. */
  hold: (shown: string, language: Language) => string;
  /** The other way round: what was kept, ready for `show`. */
  read: (held: string, language: Language) => string;
  /** Other ways in which people write it, made ours. Not asked while somebody deletes. */
  tidy: (text: string, language: Language) => string;
  /** The characters that count: the caret keeps its place among them. */
  counts: RegExp;
  inputMode: "numeric" | "decimal" | "text";
};

const same = (text: string) => text;
const digitsOf = (text: string) => text.replace(/\D/g, "");

/** `#` is a digit, `*` a digit or a capital letter; the rest appears by itself, once something follows it. */
function fill(pattern: string, text: string): string {
  const fits: Record<string, RegExp> = { "#": /\d/, "*": /[0-9A-Z]/ };
  const given = [...text.toUpperCase()];
  let shown = "";
  let between = "";
  for (const place of pattern) {
    const fit = fits[place];
    if (!fit) {
      between += place;
      continue;
    }
    const next = given.findIndex((character) => fit.test(character));
    if (next === -1) break;
    shown += between + given[next];
    between = "";
    given.splice(0, next + 1);
  }
  return shown;
}

type Pattern = string | ((text: string) => string);

const pattern = (form: Pattern, more: Partial<Mask> = {}): Mask => ({
  show: (text) => fill(typeof form === "string" ? form : form(text), text),
  hold: same,
  read: same,
  tidy: same,
  counts: /\d/,
  inputMode: "numeric",
  ...more,
});

const cpf = "###.###.###-##";
const cnpj = "**.***.***/****-##";
const withLetters = { counts: /[0-9a-z]/i, inputMode: "text" } as const;

const cpfOrCnpj = (text: string) =>
  /[a-z]/i.test(text) || digitsOf(text).length > 11 ? cnpj : cpf;

/** A mobile number has nine digits behind its area code, a landline eight. */
const brazilianPhone = (text: string) =>
  digitsOf(text).length > 10 ? "(##) #####-####" : "(##) ####-####";

/** With the country's code, or with the zero of a call to another town. */
const withoutPrefix = (text: string) => {
  const digits = digitsOf(text);
  return (digits.length > 11 && digits.startsWith("55") ? digits.slice(2) : digits).replace(
    /^0+/,
    "",
  );
};

/** 13 to 19 digits; American Express writes its 15 in its own way. */
const card = (text: string) =>
  /^3[47]/.test(digitsOf(text)) ? "#### ###### #####" : "#### #### #### #### ###";

/** "5/" becomes "05/", `2026-12-05` becomes "05/12/2026". */
const tidyMoment = (text: string) =>
  text
    .trim()
    .replace(/^(\d{4})-(\d\d)-(\d\d)/, "$3/$2/$1")
    .replace(/(?<!\d)(\d)(?=[/.:h-])/g, "0$1");

const isoOf = (shown: string) =>
  shown.replace(/^(\d\d)\/(\d\d)\/(\d{4})(?: (\d\d:\d\d))?$/, (_, day, month, year, time) =>
    [`${year}-${month}-${day}`, time].filter(Boolean).join("T"),
  );

/** Kept as ISO once it is whole, whether such a day exists or not; before that, as it stands. */
const moment = { tidy: tidyMoment, read: tidyMoment };

const marks = {
  pt: { decimal: ",", group: "." },
  es: { decimal: ",", group: "." },
  en: { decimal: ".", group: "," },
} as const;

const grouped = (text: string, language: Language) =>
  digitsOf(text)
    .replace(/^0+(?=\d)/, "")
    .replace(/\B(?=(\d{3})+$)/g, marks[language].group);

function showDecimal(text: string, language: Language): string {
  const { decimal } = marks[language];
  const [whole = "", ...fraction] = text.split(decimal);
  if (fraction.length === 0) return grouped(whole, language);
  const cents = digitsOf(fraction.join("")).slice(0, 2);
  return `${grouped(whole, language) || "0"}${decimal}${cents}`;
}

/** "12.5" and "12," are meant as decimals in every language; "1.234" is not, where the point groups. */
const tidyDecimal = (text: string, language: Language) =>
  text.replace(
    /^(.*)[.,](\d{0,2})$/,
    (_, whole: string, cents: string) =>
      whole.replace(/[.,]/g, "") + marks[language].decimal + cents,
  );

export const masks = {
  /** Kept as shown; the contract takes the punctuation off. */
  cpf: pattern(cpf),
  cnpj: pattern(cnpj, withLetters),
  cpfcnpj: pattern(cpfOrCnpj, withLetters),
  cep: pattern("#####-###"),
  /** Of Brazil, kept as shown; `PhoneField` keeps any country's number as E.164. */
  phone: pattern(brazilianPhone, { tidy: withoutPrefix }),
  /** Kept as `2026-12-05`. */
  date: pattern("##/##/####", { ...moment, hold: isoOf }),
  /** Kept as `2026-12-05T14:30`. */
  datetime: pattern("##/##/#### ##:##", { ...moment, hold: isoOf }),
  /** Kept as `14:30`. */
  time: pattern("##:##", { tidy: tidyMoment }),
  /** Kept as bare digits. */
  card: pattern(card, { hold: digitsOf }),
  /** Digits only, leading zeros too: a number that is a name, such as a bank account's. */
  number: pattern(same, { show: digitsOf }),
  /** Shown as `1.234`, kept as `1234`. */
  integer: pattern(same, { show: grouped, hold: digitsOf }),
  /** Two places. Shown as `1.234,50`, kept as `1234.50`. */
  decimal: pattern(same, {
    show: showDecimal,
    hold: (shown, language) =>
      shown.replaceAll(marks[language].group, "").replace(marks[language].decimal, "."),
    read: (held, language) => held.replace(".", marks[language].decimal),
    tidy: tidyDecimal,
    counts: /[\d.,]/,
    inputMode: "decimal",
  }),
} satisfies Record<string, Mask>;

export type MaskName = keyof typeof masks;

/** Where the caret stands in what is shown: behind as many characters that count as in what was typed. */
export function caretIn(shown: string, typed: string, caret: number, counts: RegExp): number {
  if (caret >= typed.length) return shown.length;
  let left = [...typed.slice(0, caret)].filter((character) => counts.test(character)).length;
  let at = 0;
  while (left > 0 && at < shown.length) {
    if (counts.test(shown.charAt(at))) left -= 1;
    at += 1;
  }
  return at;
}
