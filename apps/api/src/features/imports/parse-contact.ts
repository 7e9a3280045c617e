import { cpf, type IdentityDocument, phone } from "@chave/contract";

/** E.164 of a number as people write it; without a country it is Brazilian. */
export function parsePhone(text: string): string | null {
  const digits = text.replace(/[^\d+]/g, "").replace(/^0+/, "");
  const international = digits.startsWith("+")
    ? digits
    : `+55${digits.replace(/^55(?=\d{10,11}$)/, "")}`;
  return phone.safeParse(international).data ?? null;
}

/** Eleven digits are a CPF, whose check digits must be right (a spreadsheet drops leading zeros); anything else is another paper of Brazil. */
export function parseDocument(text: string): IdentityDocument | null {
  const digits = text.replace(/\D/g, "");
  const onlyFigures = /^[\d.\-/ ]+$/.test(text);
  if (onlyFigures && digits.length >= 9 && digits.length <= 11) {
    const number = cpf.safeParse(digits.padStart(11, "0")).data;
    if (number) return { type: "cpf", number, country: "BR" };
    if (digits.length === 11) return null;
  }
  return /^[\p{L}\p{N} ./-]{3,40}$/u.test(text)
    ? { type: "other", number: text, country: "BR" }
    : null;
}
