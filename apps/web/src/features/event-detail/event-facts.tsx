import type { EventDetail } from "@chave/contract";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#web/i18n/use-language.ts";
import { longDate } from "#web/lib/format.ts";
import classes from "./event-facts.module.css";

/** The event in figures and names. */
export function EventFacts({ event, place }: { event: EventDetail; place: string }) {
  const { t } = useTranslation(["event-detail", "enums"]);
  const [language] = useLanguage();
  const { startsOn, endsOn, fights, fightsFinished } = event;
  const days = startsOn === endsOn ? [startsOn] : [startsOn, endsOn];
  const sizes = [
    event.registrations > 0 && t("facts.athletes", { count: event.registrations }),
    event.categories > 0 && t("facts.categories", { count: event.categories }),
    event.mats > 0 && t("facts.mats", { count: event.mats }),
    fights > 0 && t("facts.fought", { finished: fightsFinished, fights }),
  ].filter(Boolean);

  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className={classes.title}>
        {t("about.facts")}
      </h2>
      <dl className={classes.facts}>
        <Fact name={t("about.when")}>{days.map((day) => longDate(language, day)).join(" – ")}</Fact>
        <Fact name={t("about.where")}>{place}</Fact>
        <Fact name={t("about.sport")}>{t(`enums:sport.${event.sport}`)}</Fact>
        <Fact name={t("about.rules")}>{t(`enums:ruleSet.${event.ruleSet}`)}</Fact>
        {sizes.length > 0 && <Fact name={t("about.size")}>{sizes.join(" · ")}</Fact>}
        <Fact name={t("about.timeZone")}>{event.timeZone.replaceAll("_", " ")}</Fact>
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
