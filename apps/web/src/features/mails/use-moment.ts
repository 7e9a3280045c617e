import { useLanguage } from "#web/i18n/use-language.ts";

/** A day and time where the admin is: no event gives a mail its time zone. */
export function useMoment(): (instant: string) => string {
  const [language] = useLanguage();
  const moment = new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, {
    dateStyle: "short",
    timeStyle: "short",
  });
  return (instant) => moment.format(new Date(instant));
}
