import type { EventDetail } from "@chave/contract";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#web/i18n/use-language.ts";
import { count } from "#web/lib/format.ts";
import classes from "./event-figures.module.css";

export function EventFigures({ event }: { event: EventDetail }) {
  const { t } = useTranslation("events");
  const [language] = useLanguage();
  const number = (value: number) => count(language, value);
  const figures = [
    ["registrations", number(event.registrations)],
    ["categories", number(event.categories)],
    ["brackets", number(event.brackets)],
    ["mats", number(event.mats)],
    ["fights", `${number(event.fightsFinished)} / ${number(event.fights)}`],
  ] as const;

  return (
    <dl className={classes.figures} aria-label={t("figures.title")}>
      {figures.map(([name, value]) => (
        <div key={name} className={classes.figure}>
          <dt>{t(`figures.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
