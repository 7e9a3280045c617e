import type { Words } from "#web/i18n/words.ts";
import { ApiError } from "./api.ts";

/** What a person reads when something failed: the catalogue's sentence, in the language of the page. */
export function errorMessage(t: Words, error: unknown): string {
  if (!(error instanceof ApiError)) return t("errors:unexpected");
  return t(`errors:${error.code}`, { ...error.details, defaultValue: error.message });
}
