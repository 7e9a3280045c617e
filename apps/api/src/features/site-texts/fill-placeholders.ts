import type { Language } from "@chave/contract";
import { escapeHtml } from "#api/rich-text.ts";

/** How this installation is called, and how its people are reached. */
export type SiteNames = { siteName: string; contactEmail: string | undefined };

const whoeverRunsIt: Record<Language, string> = {
  pt: "quem administra esta instalação",
  en: "whoever runs this installation",
  es: "quien administra esta instalación",
};

/** The texts are the same everywhere; names and contacts come from where they are set up. */
export function fillPlaceholders(
  html: string,
  language: Language,
  { siteName, contactEmail }: SiteNames,
): string {
  const mail = contactEmail && escapeHtml(contactEmail);
  const contact = mail ? `<a href="mailto:${mail}">${mail}</a>` : whoeverRunsIt[language];
  return html
    .replaceAll("{{site}}", () => escapeHtml(siteName))
    .replaceAll("{{contact}}", () => contact);
}
