import type { Fight } from "@chave/contract";
import type { Suggestion } from "@chave/scoring";
import { useTranslation } from "react-i18next";
import { useFightWords } from "#web/lib/fight-words.ts";
import classes from "./clock-panel.module.css";
import type { MatTableState } from "./use-mat-table.ts";

type Props = {
  fight: Fight;
  table: MatTableState;
  suggestion: Suggestion;
  onFinish: () => void;
  onAdjust: () => void;
};

/** In the place of start and stop when time is up: what the score says, as a proposal to be touched. */
export function TimeUp({ fight, table, suggestion, onFinish, onAdjust }: Props) {
  const { t } = useTranslation(["scoreboard", "enums"]);
  const words = useFightWords();
  const { winner, method, phase } = suggestion;

  return (
    <>
      {phase !== null ? (
        <button
          type="button"
          className={classes.proposal}
          onClick={() => table.add({ kind: "phase", phase })}
        >
          <span>{t("timeUp.tied")}</span>
          <strong>{t("timeUp.goOn", { phase: t(`phase.${phase as "overtime"}`) })}</strong>
        </button>
      ) : (
        <button type="button" className={classes.proposal} onClick={onFinish}>
          <span>
            {winner === null
              ? t("timeUp.tied")
              : t("timeUp.wins", {
                  name: words.side(fight[winner]),
                  method: t(`enums:winMethod.${method}`).toLowerCase(),
                })}
          </span>
          <strong>{t(winner === null ? "timeUp.decide" : "timeUp.propose")}</strong>
        </button>
      )}
      <button type="button" className={classes.adjust} onClick={onAdjust}>
        {t("clock.adjust")}
      </button>
    </>
  );
}
