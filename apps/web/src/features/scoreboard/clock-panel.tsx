import { phaseOf, remainingAt, scoringAt } from "@chave/scoring";
import { useTranslation } from "react-i18next";
import { boardClock, isLastSeconds, useTicking } from "#web/lib/fight-clock.ts";
import { duration } from "#web/lib/format.ts";
import classes from "./clock-panel.module.css";
import type { MatTableState } from "./use-mat-table.ts";

type Props = {
  table: MatTableState;
  onAdjust: () => void;
  /** What stands in the place of start and stop when there is nothing to time any more. */
  instead: React.ReactNode;
};

/** The clock, whether it runs, and the largest key of the table. */
export function ClockPanel({ table, onAdjust, instead }: Props) {
  const { t } = useTranslation("scoreboard");
  const { score, rules, now, act } = table;
  const { running } = score.clock;
  const phase = phaseOf(rules, score.phase);
  const remaining = (nowMs: number) => remainingAt(score.clock, nowMs);

  const text = useTicking((nowMs) => boardClock(remaining(nowMs)), now, running);
  const isLast = useTicking((nowMs) => isLastSeconds(remaining(nowMs)), now, running);
  const scoring = useTicking((nowMs) => scoringAt(phase, remaining(nowMs)), now, running);
  const isOver = !running && score.clock.remainingMs === 0;
  const state = isOver ? "over" : running ? "running" : "stopped";
  const fullFrom = duration(phase.seconds - (phase.early?.seconds ?? 0));

  return (
    <section className={classes.panel} data-state={state} data-last={isLast || undefined}>
      <p className={classes.phase}>
        {score.phase !== rules.phases[0].id && t(`phase.${score.phase as "overtime"}`)}
        {phase.early && scoring === "none" && t("clock.noPointsYet", { time: fullFrom })}
        {phase.early &&
          scoring === "penalties_only" &&
          t("clock.onlyPenaltiesYet", { time: fullFrom })}
      </p>
      <output className={classes.clock} aria-label={t("clock.adjustTitle")} aria-live="off">
        {text}
      </output>
      <p className={classes.state} role="status">
        {state === "over" && t("clock.timeUp")}
        {state === "running" && t("clock.running")}
        {state === "stopped" &&
          t(score.status === "not_started" ? "clock.notStarted" : "clock.stopped")}
      </p>
      {instead || (
        <>
          <button
            type="button"
            className={classes.toggle}
            onClick={(event) => act({ do: "toggle_clock" }, event.timeStamp)}
          >
            {t(running ? "clock.stop" : "clock.start")}
            <kbd className={classes.key} aria-hidden>
              {t("clock.space")}
            </kbd>
          </button>
          <button type="button" className={classes.adjust} disabled={running} onClick={onAdjust}>
            {t("clock.adjust")}
          </button>
        </>
      )}
    </section>
  );
}
