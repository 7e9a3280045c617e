import { z } from "zod";
import { belt } from "./categories.ts";
import { country, identityDocument } from "./documents.ts";
import { sport } from "./events.ts";
import { affiliationId, graduationId, gymId } from "./ids.ts";

export { imagePath } from "./image-path.ts";

/** E.164; a Brazilian number has its area code and 8 or 9 digits. */
export const phone = z
  .string()
  .trim()
  .transform((text) => text.replace(/[^\d+]/g, ""))
  .refine(
    (value) =>
      value.startsWith("+55") ? /^\+55[1-9]\d{9,10}$/.test(value) : /^\+\d{8,15}$/.test(value),
    { error: "phone" },
  );

/** States of Brazil; an address in Brazil must name one of them. */
export const brazilianStates = [
  ...["AC", "AL", "AM", "AP", "BA", "CE", "DF", "ES", "GO", "MA", "MG", "MS", "MT", "PA"],
  ...["PB", "PE", "PI", "PR", "RJ", "RN", "RO", "RR", "RS", "SC", "SE", "SP", "TO"],
] as const;

/** In Brazil the postal code is a CEP of 8 digits and the state comes from the list; elsewhere both are free. */
export const address = z
  .object({
    country,
    postalCode: z.string().trim().max(20),
    state: z.string().trim().max(80),
    city: z.string().trim().max(80),
    neighborhood: z.string().trim().max(80),
    street: z.string().trim().max(160),
    number: z.string().trim().max(20),
    complement: z.string().trim().max(80),
  })
  .superRefine((value, context) => {
    if (value.country !== "BR") return;
    if (value.postalCode !== "" && !/^\d{5}-?\d{3}$/.test(value.postalCode))
      context.addIssue({ code: "custom", path: ["postalCode"], message: "postal_code" });
    if (value.state !== "" && !brazilianStates.some((state) => state === value.state))
      context.addIssue({ code: "custom", path: ["state"], message: "state" });
  });
export type Address = z.infer<typeof address>;

const profileLink = (pattern: RegExp, error: string) =>
  z
    .string()
    .trim()
    .max(200)
    .refine((link) => link === "" || pattern.test(link), { error });

/** Addresses of profiles; empty where there is none. */
export const social = z.object({
  facebook: profileLink(/^https?:\/\/(www\.|m\.)?(facebook|fb)\.com\/[\w.%/?=&-]+$/i, "facebook"),
  instagram: profileLink(/^https?:\/\/(www\.)?instagram\.com\/[\w.]{1,30}\/?$/i, "instagram"),
  x: profileLink(/^https?:\/\/(www\.)?(twitter|x)\.com\/\w{1,15}\/?$/i, "x"),
});
export type Social = z.infer<typeof social>;

/** Nobody is born after today; the widest zone on earth is 14 hours ahead. */
export const birthDate = z.iso
  .date()
  .refine((day) => day >= "1900-01-01" && Date.parse(day) <= Date.now() + 14 * 3_600_000, {
    error: "birth_date",
  });

/** Who answers for an athlete under 18. */
export const guardian = z.object({
  name: z.string().trim().min(2).max(120),
  document: identityDocument,
});
export type Guardian = z.infer<typeof guardian>;

/** One belt in one sport; together they are a person's history, the latest of a sport is the one that counts. */
export const graduation = z.object({
  id: graduationId,
  sport,
  belt,
  /** Null when the day is not known. */
  graduatedOn: z.iso.date().nullable(),
});
export type Graduation = z.infer<typeof graduation>;
export const newGraduation = graduation.omit({ id: true });

/** Grams. */
export const bodyWeight = z
  .number()
  .int()
  .refine((grams) => grams >= 5_000 && grams <= 350_000, { error: "body_weight" });

/** What a profile holds beside pictures and belts. The guardian is asked of whoever is under 18 on the server's day. */
export const personFields = z.object({
  name: z.string().trim().min(2).max(120),
  birthDate,
  sex: z.enum(["male", "female"]),
  /** Grams; null until weighed. */
  weight: bodyWeight.nullable(),
  country,
  phone: phone.nullable(),
  document: identityDocument.nullable(),
  guardian: guardian.nullable(),
  address: address.nullable(),
  social,
  gymId: gymId.nullable(),
  affiliationId: affiliationId.nullable(),
});
export type PersonFields = z.infer<typeof personFields>;

export const noSocial: Social = { facebook: "", instagram: "", x: "" };

/** Whole years on a day, both as `YYYY-MM-DD`. */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
export const adultAge = 18;
