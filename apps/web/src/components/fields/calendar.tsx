import "@mantine/dates/styles.layer.css";
import "dayjs/locale/es";
import "dayjs/locale/pt-br";
import { DatePicker } from "@mantine/dates";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#web/i18n/use-language.ts";
import { firstDayOfWeek } from "#web/lib/format.ts";
import { today } from "#web/lib/today.ts";
import classes from "./calendar.module.css";

export type CalendarProps = {
  /** `YYYY-MM-DD`, or anything else where no day is chosen. */
  day: string;
  onPick: (day: string) => void;
  minDate?: string;
  maxDate?: string;
  /** Opens on years: a birth date lies decades back. */
  isBirthDate?: boolean;
};

const locales = { pt: "pt-br", en: "en", es: "es" } as const;
const monthFormat = { pt: "MMMM [de] YYYY", en: "MMMM YYYY", es: "MMMM [de] YYYY" } as const;

export function Calendar({ day, onPick, minDate, maxDate, isBirthDate }: CalendarProps) {
  const { t } = useTranslation("people");
  const [language] = useLanguage();
  const chosen = dayOr(day, null);
  const [from, until] = [dayOr(minDate, undefined), dayOr(maxDate, undefined)];
  const anAdult = `${Number(today().slice(0, 4)) - 20}-01-01`;

  return (
    <DatePicker
      value={chosen}
      onChange={(picked) => picked && onPick(picked)}
      defaultDate={chosen ?? (isBirthDate ? anAdult : from)}
      defaultLevel={isBirthDate && !chosen ? "decade" : "month"}
      minDate={from}
      maxDate={until}
      locale={locales[language]}
      firstDayOfWeek={firstDayOfWeek(language)}
      monthLabelFormat={monthFormat[language]}
      weekdayFormat="ddd"
      size="md"
      // Red says wrong: a Sunday is not.
      weekendDays={[]}
      classNames={{ calendarHeaderLevel: classes.level }}
      ariaLabels={{
        monthLevelControl: t("fields.chooseMonth"),
        yearLevelControl: t("fields.chooseYear"),
        nextMonth: t("fields.nextMonth"),
        previousMonth: t("fields.previousMonth"),
        nextYear: t("fields.nextYear"),
        previousYear: t("fields.previousYear"),
        nextDecade: t("fields.nextDecade"),
        previousDecade: t("fields.previousDecade"),
      }}
    />
  );
}

/** Half a date, or a 31st of February, is no day for a calendar. */
function dayOr<Other>(text = "", other: Other): string | Other {
  const isWhole = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
  return isWhole && new Date(text).toJSON().startsWith(text) ? text : other;
}
