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
import type gyms from "@chave/i18n/locales/pt/gyms.json";
import type help from "@chave/i18n/locales/pt/help.json";
import type home from "@chave/i18n/locales/pt/home.json";
import type imports from "@chave/i18n/locales/pt/imports.json";
import type mails from "@chave/i18n/locales/pt/mails.json";
import type mats from "@chave/i18n/locales/pt/mats.json";
import type organization from "@chave/i18n/locales/pt/organization.json";
import type people from "@chave/i18n/locales/pt/people.json";
import type registrations from "@chave/i18n/locales/pt/registrations.json";
import type results from "@chave/i18n/locales/pt/results.json";
import type schedule from "@chave/i18n/locales/pt/schedule.json";
import type scoreboard from "@chave/i18n/locales/pt/scoreboard.json";
import type site from "@chave/i18n/locales/pt/site.json";
import type staff from "@chave/i18n/locales/pt/staff.json";
import type students from "@chave/i18n/locales/pt/students.json";
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
  mails: typeof mails;
  mats: typeof mats;
  registrations: typeof registrations;
  results: typeof results;
  schedule: typeof schedule;
  scoreboard: typeof scoreboard;
  people: typeof people;
  gyms: typeof gyms;
  students: typeof students;
  staff: typeof staff;
  help: typeof help;
  site: typeof site;
  organization: typeof organization;
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
