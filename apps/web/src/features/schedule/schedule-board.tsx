import type { Fight, Schedule } from "@chave/contract";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useFightWords } from "#web/lib/fight-words.ts";
import { timeOfDay } from "#web/lib/format.ts";
import classes from "./schedule.module.css";

type Props = {
  schedule: Schedule;
  categoryName: (fight: Fight) => string;
  queueOf: (matId: string) => string;
};

/** The day: a column for each mat, its fights with their times, and when it ends. */
export function ScheduleBoard({ schedule, categoryName, queueOf }: Props) {
  const { t } = useTranslation("schedule");
  const words = useFightWords();
  const { mats, timeZone } = schedule;
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
              {mat.endsAt && ` · ${t("day.matEnds", { time: timeOfDay(mat.endsAt, timeZone) })}`}
            </p>
          </header>
          {mat.fights.length === 0 && <p className={classes.none}>{t("day.matEmpty")}</p>}
          <FightCells fights={mat.fights} timeZone={timeZone} categoryName={categoryName} />
        </section>
      ))}
    </div>
  );
}

type CellsProps = Pick<Props, "categoryName"> & { fights: readonly Fight[]; timeZone: string };

export function FightCells({ fights, timeZone, categoryName }: CellsProps) {
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
