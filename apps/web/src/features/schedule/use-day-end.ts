import type { Schedule } from "@chave/contract";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#web/i18n/use-language.ts";
import { dateOf, shortDate, timeOfDay } from "#web/lib/format.ts";

/** When the plan ends; the day is named where it is not the event's first one. */
export function useDayEnd(startsOn: string) {
  const { t } = useTranslation("schedule");
  const [language] = useLanguage();

  return ({ endsAt, timeZone }: Schedule): string | null => {
    if (endsAt === null) return null;
    const day = dateOf(endsAt, timeZone);
    const time = timeOfDay(endsAt, timeZone);
    return day === startsOn
      ? t("day.ends", { time })
      : t("day.endsOn", { day: shortDate(language, day), time });
  };
}
