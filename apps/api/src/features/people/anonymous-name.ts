import type { Language } from "@chave/contract";
import en from "@chave/i18n/locales/en/people.json";
import es from "@chave/i18n/locales/es/people.json";
import pt from "@chave/i18n/locales/pt/people.json";

/** What a result calls somebody who was erased, in the language of its event. */
export const anonymousName = (language: Language): string => ({ pt, en, es })[language].anonymous;
