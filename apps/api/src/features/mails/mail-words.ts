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

/** The mail in the receiver's language, as text and as HTML. */
export function writeMail(
  siteUrl: string,
  { language, template, values = {}, link }: Mail,
): { subject: string; text: string; html: string } {
  const say = (what: string) => translate(`${template}.${what}`, { lng: language, ...values });
  const url = link && `${siteUrl}${link}`;
  const paragraphs = say("text").split("\n\n");
  const button = url ? `${say("button")}: ${url}` : null;
  return {
    subject: say("subject"),
    text: [...paragraphs, ...(button ? [button] : [])].join("\n\n"),
    html: paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`).join(""),
  };
}

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
