import type { Language } from "@chave/contract";
import type ptEmails from "@chave/i18n/locales/pt/emails.json";

export type MailTemplate = keyof typeof ptEmails;

export type Mail = {
  to: string;
  /** The receiver's, not the sender's. */
  language: Language;
  /** Its words stand in `emails.json`: `subject`, `text` (paragraphs by an empty line), `button` when it has a link. */
  template: MailTemplate;
  values?: Record<string, string | number>;
  /** Path below the site that the button opens. */
  link?: `/${string}`;
};
