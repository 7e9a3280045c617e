import type { Category, Fight } from "@chave/contract";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { LiveTag } from "#web/components/live-tag.tsx";
import { useLanguage } from "#web/i18n/use-language.ts";
import { useFightWords } from "#web/lib/fight-words.ts";
import { dateOf, shortDate } from "#web/lib/format.ts";
import { usePlannedTime } from "#web/lib/use-planned-time.ts";
import type { MatFights } from "./fights-of-mats.ts";
import classes from "./mat-schedule.module.css";

const shownAtFirst = 12;

type Props = {
  mat: MatFights;
  categories: ReadonlyMap<string, Category>;
  timeZone: string;
  linkTo: (fight: Fight) => string;
};

/** What is still to be fought on one mat, with its times. */
export function MatSchedule({ mat, categories, timeZone, linkTo }: Props) {
  const { t } = useTranslation("event-detail");
  const words = useFightWords();
  const plannedTime = usePlannedTime(timeZone);
  const [shown, setShown] = useState(shownAtFirst);
  const fights = mat.fights.slice(0, shown);
  const more = Math.min(50, mat.fights.length - shown);

  return (
    <section className={classes.mat}>
      <header className={classes.head}>
        <h2 className={classes.name}>
          {mat.name === null ? t("schedule.noMat") : words.mat({ name: mat.name })}
        </h2>
        <p className={classes.left}>{t("schedule.left", { count: mat.fights.length })}</p>
      </header>
      <ol className={classes.fights}>
        {fights.map((fight, index) => (
          <li key={fight.id}>
            <NewDay fight={fight} before={fights[index - 1]} timeZone={timeZone} />
            <ComingFight
              fight={fight}
              category={categories.get(fight.categoryId)}
              time={plannedTime(fight)}
              to={linkTo(fight)}
            />
          </li>
        ))}
      </ol>
      {more > 0 && (
        <Button variant="default" size="sm" onClick={() => setShown(shown + more)}>
          {t("schedule.more", { count: more })}
        </Button>
      )}
    </section>
  );
}

type NewDayProps = { fight: Fight; before: Fight | undefined; timeZone: string };

/** The date, where it changes. */
function NewDay({ fight, before, timeZone }: NewDayProps) {
  const [language] = useLanguage();
  if (fight.plannedAt === null) return null;
  const day = dateOf(fight.plannedAt, timeZone);
  if (before?.plannedAt && dateOf(before.plannedAt, timeZone) === day) return null;
  return <p className={classes.day}>{shortDate(language, day)}</p>;
}

type ComingProps = {
  fight: Fight;
  category: Category | undefined;
  time: string | null;
  to: string;
};

function ComingFight({ fight, category, time, to }: ComingProps) {
  const words = useFightWords();
  return (
    <Link to={to} className={classes.fight}>
      <span className={classes.time}>
        {fight.status === "running" ? <LiveTag /> : <span suppressHydrationWarning>{time}</span>}
        <span className={classes.number}>{fight.number}</span>
      </span>
      <span className={classes.what}>
        {[fight.first, fight.second].map((side, index) => (
          <span
            key={index === 0 ? "first" : "second"}
            className={classes.side}
            data-open={side.name === null || undefined}
          >
            {words.side(side)}
            {side.gymName && <span className={classes.gym}>{side.gymName}</span>}
          </span>
        ))}
        <span className={classes.category}>
          {[category && words.category(category), words.round(fight.round)]
            .filter(Boolean)
            .join(" · ")}
        </span>
      </span>
    </Link>
  );
}
