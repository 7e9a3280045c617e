import type { TFunction } from "i18next";
import { ApiError } from "./api.ts";

/** What a person reads when something failed: the catalogue's sentence, in the language of the page. */
export function errorMessage(t: TFunction, error: unknown): string {
  const code = error instanceof ApiError ? error.code : "unexpected";
  const details = error instanceof ApiError ? error.details : {};
  return t(`errors:${code}`, details);
}
