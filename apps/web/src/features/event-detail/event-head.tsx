import type { EventDetail } from "@chave/contract";
import { IconMapPin } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { LinkButton } from "#web/components/link-button.tsx";
import { LiveTag } from "#web/components/live-tag.tsx";
import { useLanguage } from "#web/i18n/use-language.ts";
import { dateRange } from "#web/lib/format.ts";
import { paths } from "#web/paths.ts";
import classes from "./event-head.module.css";
import { momentOf } from "./moment-of.ts";

type Props = {
  event: EventDetail;
  place: string;
  /** The picture, with the name in it; only where the event introduces itself. */
  cover?: ReactNode;
};

/** Which event, when and where, and the one thing to do at this moment. */
export function EventHead({ event, place, cover }: Props) {
  const { t } = useTranslation("event-detail");
  const [language] = useLanguage();
  const moment = momentOf(event);

  return (
    <header className={classes.head} data-cover={cover ? true : undefined}>
      {cover && <div className={classes.cover}>{cover}</div>}
      <div className={classes.words}>
        {!cover && (
          <h1 className={classes.name}>
            <Link to={paths.event(event.slug)}>{event.name}</Link>
          </h1>
        )}
        <p className={classes.facts}>
          {event.phase === "live" && <LiveTag />}
          <span>{dateRange(language, event.startsOn, event.endsOn)}</span>
          <a
            href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`}
            className={classes.place}
            rel="noopener"
            target="_blank"
            title={t("facts.map")}
          >
            <IconMapPin size={16} aria-hidden />
            {place}
          </a>
          {cover && <span>{t("facts.organizer", { name: event.organizationName })}</span>}
        </p>
        {!event.visible && <p className={classes.hidden}>{t("facts.hidden")}</p>}
        <div className={classes.acts}>
          {moment && (
            <div className={classes.act}>
              <LinkButton to={moment.to}>{t(`act.${moment.name}`)}</LinkButton>
            </div>
          )}
          {event.can.manage && (
            <LinkButton to={paths.eventSetUp(event.slug)} variant="default">
              {t("facts.manage")}
            </LinkButton>
          )}
        </div>
      </div>
    </header>
  );
}
