import { type AffiliationId, affiliationId } from "@chave/contract";
import type { Context } from "#api/context.ts";
import { type Directory, requireUsable } from "#api/features/directory/directory.service.ts";
import { tables } from "./affiliations.queries.ts";

export const affiliationDirectory: Directory<AffiliationId> = {
  noun: "affiliation",
  tables,
  idOf: (id) => affiliationId.parse(id),
  nameTaken: "affiliation_name_taken",
  notUsable: "affiliation_not_usable",
  responsibleOf: (actor) => actor?.userId ?? null,
  mayEdit: () => false,
};

/** Refuses a federation that cannot be joined. For other features, inside their transaction and behind their permission. */
export const requireUsableAffiliation = (ctx: Context, id: AffiliationId) =>
  requireUsable(ctx, affiliationDirectory, id);
