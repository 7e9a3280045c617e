import { isValidCnpj, isValidCpf } from "@brazilian-utils/brazilian-utils";
import { z } from "zod";

const digits = (text: string) => text.replace(/\D/g, "");

/** A CPF with or without its mask; kept as its 11 digits. */
export const cpf = z
  .string()
  .max(20)
  .transform(digits)
  .refine((value) => isValidCpf(value), { error: "cpf" });

/** A CNPJ with or without its mask, of the alphanumeric kind of 2026 too; kept as its 14 characters. */
export const cnpj = z
  .string()
  .max(24)
  .transform((text) => text.replace(/[^0-9a-z]/gi, "").toUpperCase())
  .refine((value) => isCnpj(value), { error: "cnpj" });

/** The old, all-digit form is also a valid form of the new rule. */
const isCnpj = (value: string) =>
  /^[0-9A-Z]{12}\d{2}$/.test(value) && isValidCnpj(value, { version: 2 });

/** ISO 3166-1 alpha-2, capital letters. */
export const country = z.string().regex(/^[A-Z]{2}$/, { error: "choice" });

/** What proves who somebody is: a CPF in Brazil, else a passport or another paper of a country. */
export const identityDocument = z.discriminatedUnion("type", [
  z.object({ type: z.literal("cpf"), number: cpf, country: z.literal("BR") }),
  z.object({
    type: z.enum(["passport", "other"]),
    number: z
      .string()
      .trim()
      .regex(/^[\p{L}\p{N} ./-]{3,40}$/u, { error: "document" }),
    country,
  }),
]);
export type IdentityDocument = z.infer<typeof identityDocument>;
