import type { MailWords } from "./mail-words.ts";

/** The mail for programs that show no HTML. */
export function mailText({ paragraphs, button, footer, siteUrl }: MailWords): string {
  const link = button ? [`${button.label}:\n${button.url}`] : [];
  return `${[...paragraphs, ...link, `-- \n${footer}\n${siteUrl}`].join("\n\n")}\n`;
}
