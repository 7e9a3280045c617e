import type { Language } from "@chave/contract";
import enEmails from "@chave/i18n/locales/en/emails.json";
import esEmails from "@chave/i18n/locales/es/emails.json";
import ptEmails from "@chave/i18n/locales/pt/emails.json";
import i18next from "i18next";
import type { Mail } from "./mail.ts";

const words = i18next.createInstance();
await words.init({
  lng: "pt",
  fallbackLng: "pt",
  resources: { pt: { emails: ptEmails }, en: { emails: enEmails }, es: { emails: esEmails } },
  defaultNS: "emails",
  interpolation: { escapeValue: false },
});

/** The web types its own words; these are the server's. */
const translate = words.t as (key: string, values: object) => string;

/** What a mail says, before it takes the form of text or HTML. */
export type MailWords = {
  language: Language;
  subject: string;
  paragraphs: string[];
  button: { label: string; url: string; copyLink: string } | null;
  footer: string;
  siteUrl: string;
  /** Stands in a paragraph and is printed large. */
  code: string | null;
};

/** The mail in the receiver's language. */
export function wordsOf(
  siteUrl: string,
  { language, template, values = {}, link }: Mail,
): MailWords {
  const lines = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, oneLine(String(value))]),
  );
  const say = (key: string) => translate(key, { ...lines, lng: language });
  return {
    language,
    subject: oneLine(say(`${template}.subject`)).slice(0, longestSubject),
    paragraphs: say(`${template}.text`).split("\n\n"),
    button: link
      ? {
          label: say(`${template}.button`),
          url: `${siteUrl}${link}`,
          copyLink: say("frame.copyLink"),
        }
      : null,
    footer: say("frame.footer"),
    siteUrl,
    code: lines.code ?? null,
  };
}

const longestSubject = 200;

/** Somebody's name must not begin a paragraph, much less a header. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
