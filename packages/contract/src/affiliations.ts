import type { z } from "zod";
import { directoryEndpoints } from "./directory.ts";
import { affiliationId } from "./ids.ts";

export const affiliationEndpoints = directoryEndpoints("affiliations", affiliationId, {
  one: "federation",
  many: "federations",
});

export const listAffiliations = affiliationEndpoints.list;
export const findSimilarAffiliations = affiliationEndpoints.findSimilar;
export const getAffiliation = affiliationEndpoints.get;
export const registerAffiliation = affiliationEndpoints.register;
export const updateAffiliation = affiliationEndpoints.update;

export type ListedAffiliation = z.infer<typeof listAffiliations.response>["data"][number];
export type AffiliationDetail = z.infer<typeof getAffiliation.response>;
