import type { DirectoryFields } from "@chave/contract";
import type { Context } from "#api/context.ts";
import { AppError } from "#api/errors.ts";
import * as changes from "./changes.queries.ts";
import type { Tables } from "./tables.queries.ts";

/** Headquarters have branches, branches have none: there is one level only. `id` is null for a new entry. */
export async function requireHeadquarters(
  ctx: Context,
  tables: Tables,
  id: string | null,
  { isBranch, headquartersId }: Pick<DirectoryFields, "isBranch" | "headquartersId">,
): Promise<void> {
  if (isBranch && id !== null && (await changes.countBranches(ctx.db, tables, id)) > 0)
    throw new AppError("has_branches");
  if (headquartersId === null) return;
  const found = await changes.lockToJoin(ctx.db, tables, headquartersId);
  const isPossible =
    isBranch && headquartersId !== id && found && found.status !== "refused" && !found.isBranch;
  if (!isPossible) throw new AppError("headquarters_not_possible");
}
