import type { ErrorCode } from "@chave/contract";
import type admin from "@chave/i18n/locales/pt/admin.json";
import type auth from "@chave/i18n/locales/pt/auth.json";
import type brackets from "@chave/i18n/locales/pt/brackets.json";
import type categories from "@chave/i18n/locales/pt/categories.json";
import type common from "@chave/i18n/locales/pt/common.json";
import type enums from "@chave/i18n/locales/pt/enums.json";
import type errors from "@chave/i18n/locales/pt/errors.json";
import type eventDetail from "@chave/i18n/locales/pt/event-detail.json";
import type events from "@chave/i18n/locales/pt/events.json";
import type fights from "@chave/i18n/locales/pt/fights.json";
import type home from "@chave/i18n/locales/pt/home.json";
import type imports from "@chave/i18n/locales/pt/imports.json";
import type mats from "@chave/i18n/locales/pt/mats.json";
import type registrations from "@chave/i18n/locales/pt/registrations.json";
import type results from "@chave/i18n/locales/pt/results.json";
import type schedule from "@chave/i18n/locales/pt/schedule.json";
import type scoreboard from "@chave/i18n/locales/pt/scoreboard.json";
import type validation from "@chave/i18n/locales/pt/validation.json";

/** The words as they are typed: from Portuguese, in which copy is written first. */
type Words = {
  admin: typeof admin;
  auth: typeof auth;
  brackets: typeof brackets;
  categories: typeof categories;
  common: typeof common;
  enums: typeof enums;
  errors: EveryCodeHasAMessage<typeof errors>;
  "event-detail": typeof eventDetail;
  events: typeof events;
  fights: typeof fights;
  home: typeof home;
  imports: typeof imports;
  mats: typeof mats;
  registrations: typeof registrations;
  results: typeof results;
  schedule: typeof schedule;
  scoreboard: typeof scoreboard;
  validation: typeof validation;
};

/** Does not compile when the API can refuse for a reason that has no message. */
type EveryCodeHasAMessage<T extends Record<ErrorCode, string>> = T;

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: Words;
  }
}
