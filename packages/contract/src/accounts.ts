import { z } from "zod";
import { newPassword } from "./auth.ts";
import { cnpj } from "./documents.ts";
import { endpoint } from "./endpoint.ts";
import { language } from "./languages.ts";
import { done } from "./list.ts";
import { address, newGraduation, personFields, phone } from "./people.ts";

export const accountType = z.enum(["competitor", "teacher", "teacher_competitor"]);
export type AccountType = z.infer<typeof accountType>;

export const accountEmail = z.email().max(200);

/** What every new login gives beside the person or organization behind it. */
const newLogin = {
  email: accountEmail,
  password: newPassword,
  /** Decides the language of the mails. */
  language,
  acceptTerms: z.literal(true, { error: "terms" }),
};

export const register = endpoint({
  method: "POST",
  path: "/auth/register",
  summary: "Makes a competitor's or teacher's login and sends a code to its e-mail.",
  body: z.object({
    ...newLogin,
    accountType,
    person: personFields.extend({ graduations: z.array(newGraduation).max(50) }),
  }),
  response: done,
});

/** A Brazilian organization has a CNPJ; one of another country has none. */
const newOrganization = z
  .object({
    name: z.string().trim().min(2).max(120),
    cnpj: cnpj.nullable(),
    publicEmail: z.email().max(200),
    phone,
    address,
  })
  .superRefine((value, context) => {
    if (value.address.country === "BR" && value.cnpj === null)
      context.addIssue({
        code: "invalid_type",
        expected: "string",
        input: value.cnpj,
        path: ["cnpj"],
      });
  });

export const registerOrganizer = endpoint({
  method: "POST",
  path: "/auth/register-organizer",
  summary: "Makes an organization and the login of its owner; an invitation confirms the e-mail.",
  body: z.object({
    ...newLogin,
    name: z.string().trim().min(2).max(120),
    organization: newOrganization,
    /** Of an invitation to organize; the e-mail is then the invited one. */
    invitationToken: z.string().max(200).optional(),
  }),
  response: z.object({ emailVerified: z.boolean() }),
});
