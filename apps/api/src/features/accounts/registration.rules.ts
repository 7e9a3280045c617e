import { adultAge, ageOn, type InputOf, type register } from "@chave/contract";
import type { Context } from "#api/context.ts";
import { AppError } from "#api/errors.ts";
import { fieldText } from "#api/words.ts";
import { dayIn } from "#api/zoned-time.ts";

type Person = InputOf<typeof register>["body"]["person"];

const today = (ctx: Context) => dayIn(ctx.now, "America/Sao_Paulo");

export const isMinor = (ctx: Context, { birthDate }: { birthDate: string }): boolean =>
  ageOn(birthDate, today(ctx)) < adultAge;

/** What a schema cannot check because it depends on the day; before the password costs time. */
export function refuseWrongDays(ctx: Context, person: Person): void {
  if (isMinor(ctx, person) && person.guardian === null) throw new AppError("guardian_required");
  const refuse = (path: string, message: string, day: string) => {
    const sentence = fieldText(ctx.language, { message, params: { day } });
    throw new AppError("invalid_input", { [path]: sentence });
  };
  const day = today(ctx);
  if (person.birthDate > day) refuse("person.birthDate", "birth_date", day);
  for (const [at, { graduatedOn }] of person.graduations.entries()) {
    const path = `person.graduations.${at}.graduatedOn`;
    if (graduatedOn && graduatedOn > day) refuse(path, "date_after", day);
    if (graduatedOn && graduatedOn < person.birthDate)
      refuse(path, "date_before", person.birthDate);
  }
}
