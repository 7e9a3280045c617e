import type { CompetitorId, newGraduation, PersonFields, UserId } from "@chave/contract";
import type { z } from "zod";
import type { Context } from "#api/context.ts";
import { newId } from "#api/ids.ts";
import { insertAll } from "./graduations.queries.ts";
import { personColumns, refuseWrongAge } from "./person-data.ts";
import { insertPerson } from "./profiles.queries.ts";

type NewPerson = {
  fields: PersonFields;
  graduations?: readonly z.output<typeof newGraduation>[];
  userId?: UserId;
  /** False for a teacher who does not fight. */
  competes?: boolean;
  email?: string | null;
};

/** A person with their belts. For other features, inside their transaction and behind their permission. */
export async function makePerson(
  ctx: Context,
  { fields, graduations = [], userId, competes = true, email = null }: NewPerson,
): Promise<CompetitorId> {
  refuseWrongAge(ctx, fields);
  const id = newId<CompetitorId>();
  await insertPerson(ctx.db, {
    ...personColumns(ctx, fields),
    id,
    userId: userId ?? null,
    competes,
    email: email?.toLowerCase() ?? null,
    createdAt: ctx.now,
  });
  await insertAll(
    ctx.db,
    graduations.map((one) => ({ ...one, id: newId(), competitorId: id, createdAt: ctx.now })),
  );
  return id;
}
