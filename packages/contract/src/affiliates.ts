import { z } from "zod";
import { passState } from "./coaches.ts";
import { endpoint } from "./endpoint.ts";
import { affiliateId } from "./ids.ts";
import { pageOf, pageQuery } from "./list.ts";

/** A member on an organizer's own list, used where no federation API exists. */
export const affiliate = z.object({
  id: affiliateId,
  name: z.string(),
  email: z.string().nullable(),
  /** As the organizer writes it on the card; one of a kind in the organization. */
  number: z.string(),
  /** The last day that counts; null does not end. */
  validUntil: z.iso.date().nullable(),
  revokedAt: z.iso.datetime().nullable(),
});
export type Affiliate = z.infer<typeof affiliate>;

const affiliateFields = z.object({
  name: z.string().trim().min(2).max(120),
  email: z.email().max(200).nullable(),
  number: z.string().trim().min(1).max(40),
  validUntil: z.iso.date().nullable(),
});

export const listAffiliates = endpoint({
  method: "GET",
  path: "/affiliates",
  summary: "The affiliates of the caller's organization, found by name, number or e-mail.",
  query: pageQuery.extend({ state: passState.default("active") }),
  response: pageOf(affiliate),
});

export const addAffiliate = endpoint({
  method: "POST",
  path: "/affiliates",
  summary: "Puts a member on the organization's list.",
  body: affiliateFields,
  response: affiliate,
});

export const updateAffiliate = endpoint({
  method: "PATCH",
  path: "/affiliates/:affiliateId",
  summary: "Corrects a member, or extends the membership.",
  params: z.object({ affiliateId }),
  body: affiliateFields,
  response: affiliate,
});

export const revokeAffiliate = endpoint({
  method: "DELETE",
  path: "/affiliates/:affiliateId",
  summary: "Ends a membership; the number stays the member's.",
  params: z.object({ affiliateId }),
  response: affiliate,
});

export const restoreAffiliate = endpoint({
  method: "POST",
  path: "/affiliates/:affiliateId/restore",
  summary: "Makes a membership count again.",
  params: z.object({ affiliateId }),
  response: affiliate,
});
