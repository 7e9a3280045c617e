import { useTranslation } from "react-i18next";
import { PageHead } from "#web/components/page-head.tsx";
import { EventFacts } from "#web/features/event-detail/event-facts.tsx";
import { FindMyFights } from "#web/features/events/find-my-fights.tsx";
import { placeOf } from "#web/features/events/place-of.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { dateRange } from "#web/lib/format.ts";
import classes from "./event-detail-page.module.css";
import { useEventDetail } from "./use-event-detail.ts";

/** What the event is, and the way to one's own fights. */
export function EventDetailPage() {
  const { t } = useTranslation("event-detail");
  const [language] = useLanguage();
  const { event } = useEventDetail();
  const place = placeOf(event);
  const date = dateRange(language, event.startsOn, event.endsOn);

  return (
    <div className={classes.columns}>
      <PageHead
        title={t("head.about.title", { event: event.name })}
        description={t("head.about.description", { event: event.name, date, place })}
      />
      {event.registrations > 0 && (
        <section aria-labelledby="find">
          <h2 id="find" className={classes.title}>
            {t("about.find")}
          </h2>
          <p className={classes.hint}>{t("about.findHint")}</p>
          <FindMyFights events={[event]} />
        </section>
      )}
      <EventFacts event={event} place={place} />
    </div>
  );
}
