import type { Language } from "@chave/contract";
import type ptEmails from "@chave/i18n/locales/pt/emails.json";

/** `frame` holds what stands around every mail. */
export type MailTemplate = Exclude<keyof typeof ptEmails, "frame">;

export type Mail = {
  to: string;
  /** The receiver's, not the sender's. */
  language: Language;
  /** Its words stand in `emails.json`: `subject`, `text` (paragraphs by an empty line), `button` when it has a link. */
  template: MailTemplate;
  /** One line each. A `code` is printed large. */
  values?: Record<string, string | number>;
  /** Path below the site that the button opens. */
  link?: `/${string}`;
};
