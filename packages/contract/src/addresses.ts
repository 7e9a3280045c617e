import { z } from "zod";
import { endpoint } from "./endpoint.ts";

/** What a Brazilian postal code (CEP) tells of an address; a code of a whole town has no street. */
export const postalCodeAddress = z.object({
  /** Eight digits, without the dash. */
  postalCode: z.string(),
  /** Two letters, as in `brazilianStates`. */
  state: z.string(),
  city: z.string(),
  neighborhood: z.string(),
  street: z.string(),
});
export type PostalCodeAddress = z.infer<typeof postalCodeAddress>;

export const findAddress = endpoint({
  method: "GET",
  path: "/addresses/by-postal-code/:postalCode",
  summary: "The address that belongs to a Brazilian postal code (CEP), with or without its dash.",
  params: z.object({ postalCode: z.string() }),
  response: postalCodeAddress,
});
