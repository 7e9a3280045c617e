import type { ErrorBody, ErrorCode, Language } from "@chave/contract";
import { type FieldIssue, fieldMessageOf } from "@chave/i18n/field-message";
import enErrors from "@chave/i18n/locales/en/errors.json";
import enValidation from "@chave/i18n/locales/en/validation.json";
import esErrors from "@chave/i18n/locales/es/errors.json";
import esValidation from "@chave/i18n/locales/es/validation.json";
import ptErrors from "@chave/i18n/locales/pt/errors.json";
import ptValidation from "@chave/i18n/locales/pt/validation.json";
import i18next from "i18next";

/** The server's own words: refusals and field messages, in the language of the request. */
const words = i18next.createInstance();
await words.init({
  lng: "pt",
  fallbackLng: "pt",
  resources: {
    pt: { errors: ptErrors, validation: ptValidation },
    en: { errors: enErrors, validation: enValidation },
    es: { errors: esErrors, validation: esValidation },
  },
  interpolation: { escapeValue: false },
});

export const errorText = (lng: Language, code: ErrorCode, details: ErrorBody["details"]): string =>
  words.t(code, { lng, ns: "errors", ...details });

export function fieldText(lng: Language, issue: FieldIssue): string {
  const { key, values } = fieldMessageOf(issue);
  return words.t(key, { lng, ns: "validation", ...values });
}
