import type { Fight, Schedule } from "@chave/contract";
import { useTranslation } from "react-i18next";
import classes from "./schedule.module.css";
import { FightCells } from "./schedule-board.tsx";

type Props = { schedule: Schedule; categoryName: (fight: Fight) => string };

/** Fights without mat and time, and what helps them. */
export function UnplannedList({ schedule, categoryName }: Props) {
  const { t } = useTranslation("schedule");
  const { unplanned, mats, timeZone } = schedule;
  if (unplanned.length === 0) return null;
  const isPlanned = mats.some(({ fights }) => fights.length > 0);
  const why = mats.length === 0 ? "noMats" : isPlanned ? "later" : "never";

  return (
    <section className={classes.unplanned}>
      <h2>
        {t("unplanned.title")} <small>{t("unplanned.count", { count: unplanned.length })}</small>
      </h2>
      <p>{t(`unplanned.${why}`)}</p>
      <details open={unplanned.length <= 12}>
        <summary>{t("unplanned.show")}</summary>
        <FightCells fights={unplanned} timeZone={timeZone} categoryName={categoryName} />
      </details>
    </section>
  );
}
