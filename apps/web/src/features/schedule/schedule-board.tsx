import type { Fight, Schedule } from "@chave/contract";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useLanguage } from "#web/i18n/use-language.ts";
import { useFightWords } from "#web/lib/fight-words.ts";
import { dateOf, shortDate, timeOfDay } from "#web/lib/format.ts";
import classes from "./schedule.module.css";

type Props = {
  schedule: Schedule;
  categoryName: (fight: Fight) => string;
  queueOf: (matId: string) => string;
};

/** A column for each mat: its fights with their times, day by day where the plan spans several, and when it ends. */
export function ScheduleBoard({ schedule, categoryName, queueOf }: Props) {
  const { t } = useTranslation("schedule");
  const words = useFightWords();
  const [language] = useLanguage();
  const { mats, timeZone } = schedule;
  const days = new Set(
    mats.flatMap(({ fights }) => fights.flatMap((fight) => dayOf(fight, timeZone) ?? [])),
  );
  const manyDays = days.size > 1;
  const matEnd = (endsAt: string) => {
    const time = timeOfDay(endsAt, timeZone);
    if (!manyDays) return t("day.matEnds", { time });
    return t("day.matEndsOn", { day: shortDate(language, dateOf(endsAt, timeZone)), time });
  };
  return (
    <div className={classes.board}>
      {mats.map((mat) => (
        <section key={mat.id} className={classes.mat}>
          <header className={classes.matHead}>
            <h2>
              <Link to={queueOf(mat.id)}>{words.mat(mat)}</Link>
            </h2>
            <p>
              {t("day.planned", { count: mat.fights.length })}
              {mat.endsAt && ` · ${matEnd(mat.endsAt)}`}
            </p>
          </header>
          {mat.fights.length === 0 && <p className={classes.none}>{t("day.matEmpty")}</p>}
          <FightCells
            fights={mat.fights}
            timeZone={timeZone}
            categoryName={categoryName}
            namesDays={manyDays}
          />
        </section>
      ))}
    </div>
  );
}

const dayOf = ({ plannedAt }: Fight, timeZone: string): string | null =>
  plannedAt && dateOf(plannedAt, timeZone);

type CellsProps = Pick<Props, "categoryName"> & {
  fights: readonly Fight[];
  timeZone: string;
  /** A heading wherever the day changes. */
  namesDays?: boolean;
};

export function FightCells({ fights, timeZone, categoryName, namesDays }: CellsProps) {
  const [language] = useLanguage();
  if (!namesDays) return <Cells fights={fights} timeZone={timeZone} categoryName={categoryName} />;
  const days = new Map<string | null, Fight[]>();
  for (const fight of fights) {
    const day = dayOf(fight, timeZone);
    days.set(day, [...(days.get(day) ?? []), fight]);
  }
  return [...days].map(([day, ofDay]) => (
    <Fragment key={day}>
      {day && <h3 className={classes.newDay}>{shortDate(language, day)}</h3>}
      <Cells fights={ofDay} timeZone={timeZone} categoryName={categoryName} />
    </Fragment>
  ));
}

function Cells({ fights, timeZone, categoryName }: Omit<CellsProps, "namesDays">) {
  const { t } = useTranslation(["fights", "enums"]);
  const words = useFightWords();
  return (
    <ol className={classes.cells}>
      {fights.map((fight) => (
        <li key={fight.id} className={classes.cell} data-status={fight.status}>
          <span className={classes.when}>
            {fight.plannedAt && <time>{timeOfDay(fight.plannedAt, timeZone)}</time>}
            <span className="figures">{fight.number}</span>
          </span>
          <span className={classes.who}>
            {t("versus", { first: words.side(fight.first), second: words.side(fight.second) })}
          </span>
          <span className={classes.what}>
            {categoryName(fight)} · {words.round(fight.round)}
          </span>
          {(fight.status === "running" || fight.status === "finished") && (
            <span className={classes.state}>{t(`enums:fightStatus.${fight.status}`)}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
