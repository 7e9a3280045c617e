import type { ConsentGiven } from "@chave/contract";
import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#web/i18n/use-language.ts";
import { dateOf, longDate } from "#web/lib/format.ts";
import classes from "./consent-list.module.css";

/** What somebody agreed to: the text, its version and language, and the day. */
export function ConsentList({ consents }: { consents: readonly ConsentGiven[] }) {
  const { t } = useTranslation(["people", "enums"]);
  const [language] = useLanguage();
  if (consents.length === 0) return <Text c="dimmed">{t("privacy.consentsEmpty")}</Text>;
  const nameOf = ({ text, childName }: ConsentGiven) => {
    const name = t(`privacy.texts.${text}`);
    return childName ? t("privacy.textFor", { text: name, name: childName }) : name;
  };

  return (
    <ul className={classes.list}>
      {consents.map((consent) => (
        <li key={`${consent.text}-${consent.givenAt}-${consent.childName}`} className={classes.row}>
          <span>{nameOf(consent)}</span>
          <span className={classes.fact}>
            {t("privacy.version", {
              version: consent.version,
              language: t(`enums:language.${consent.language}`),
            })}
            {" · "}
            {longDate(language, dateOf(consent.givenAt, "America/Sao_Paulo"))}
          </span>
        </li>
      ))}
    </ul>
  );
}
