import { adultAge, ageOn, type PersonFields } from "@chave/contract";
import type { Context } from "#api/context.ts";
import { AppError } from "#api/errors.ts";
import { sortKey } from "#api/sort-key.ts";
import { fieldText } from "#api/words.ts";
import { dayIn } from "#api/zoned-time.ts";

/** The server's day. */
export const today = (ctx: Context): string => dayIn(ctx.now, "America/Sao_Paulo");

export const isMinor = (ctx: Context, birthDate: string | null): boolean =>
  birthDate !== null && ageOn(birthDate, today(ctx)) < adultAge;

/** What a schema cannot check because it depends on the day. */
export function refuseWrongAge(
  ctx: Context,
  { birthDate, guardian }: Pick<PersonFields, "birthDate" | "guardian">,
): void {
  if (birthDate > today(ctx))
    throw new AppError("invalid_input", {
      birthDate: fieldText(ctx.language, { message: "birth_date" }),
    });
  if (isMinor(ctx, birthDate) && guardian === null) throw new AppError("guardian_required");
}

/** The columns that a form fills. An adult has no guardian. */
export const personColumns = <Fields extends PersonFields>(ctx: Context, fields: Fields) => {
  const { document, ...rest } = fields;
  return {
    ...rest,
    identity: document,
    guardian: isMinor(ctx, fields.birthDate) ? fields.guardian : null,
    nameKey: sortKey(fields.name),
    birthYear: Number(fields.birthDate.slice(0, 4)),
  };
};
