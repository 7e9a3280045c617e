import type { Language } from "@chave/contract";
import classes from "./rich-text.module.css";

type Props = {
  /** As the API gives it: sanitised there. */
  html: string;
  /** In which it is written, when that is not the page's. */
  language?: Language;
};

/** What somebody wrote in the editor. */
export function RichText({ html, language }: Props) {
  return (
    <div
      className={classes.text}
      lang={language}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the API keeps only harmless tags, on write and on read
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
