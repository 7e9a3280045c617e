import type { ProfileResult } from "@chave/contract";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Medal } from "#web/components/medal.tsx";
import { useLanguage } from "#web/i18n/use-language.ts";
import { useCategoryLabel } from "#web/lib/category-label.ts";
import { longDate } from "#web/lib/format.ts";
import { paths } from "#web/paths.ts";
import classes from "./profile-results.module.css";

type Entry = Omit<ProfileResult, "place" | "medal" | "gymName"> &
  Partial<Pick<ProfileResult, "place" | "medal">>;

/** What somebody fought or will fight; each leads to the bracket, with their path lit. */
export function ProfileResults({ entries }: { entries: readonly Entry[] }) {
  const { t } = useTranslation(["people", "enums"]);
  const [language] = useLanguage();
  const label = useCategoryLabel();

  return (
    <ul className={classes.list}>
      {entries.map(({ registrationId, category, eventSlug, eventName, startsOn, ...entry }) => (
        <li key={registrationId}>
          <Link
            to={paths.eventBracket(eventSlug, category.id, { athlete: registrationId })}
            className={classes.entry}
          >
            {entry.place !== undefined && (
              <span className={classes.place}>
                {entry.medal ? (
                  <Medal medal={entry.medal} label={t(`enums:medal.${entry.medal}`)} size={32} />
                ) : (
                  <span className="figures">{t("profile.place", { place: entry.place })}</span>
                )}
              </span>
            )}
            <span className={classes.words}>
              <span className={classes.event}>{eventName}</span>
              <span className={classes.fact}>{label(category)}</span>
            </span>
            <span className={classes.day}>{longDate(language, startsOn)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
