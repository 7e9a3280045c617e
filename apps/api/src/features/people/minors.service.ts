import type { Context } from "#api/context.ts";
import { isMinor } from "./person-data.ts";

/** Under 18 on the server's day; false when the birth date is not known. For other features. */
export const isMinorOn = (ctx: Context, birthDate: string | null): boolean =>
  isMinor(ctx, birthDate);
