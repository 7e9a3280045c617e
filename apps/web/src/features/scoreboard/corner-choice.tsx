import type { Fight } from "@chave/contract";
import type { Corner, FightScore } from "@chave/scoring";
import { useTranslation } from "react-i18next";
import { useFightWords } from "#web/lib/fight-words.ts";
import classes from "./corner-choice.module.css";
import corners from "./corners.module.css";
import { cornerAt } from "./fight-log.ts";
import { figure } from "./figure.ts";

type Props = {
  fight: Fight;
  score: FightScore;
  winner: Corner | null | undefined;
  mayBeNobody: boolean;
  isDraw: boolean;
  onChoose: (winner: Corner | null) => void;
};

/** The two athletes as they stand on the screen, to be touched; nobody only where the rules know it. */
export function CornerChoice({ fight, score, winner, mayBeNobody, isDraw, onChoose }: Props) {
  const { t } = useTranslation("scoreboard");
  const words = useFightWords();

  return (
    <div className={classes.corners}>
      {(["left", "right"] as const).map((side) => {
        const corner = cornerAt(side, score.swapped);
        return (
          <button
            key={side}
            type="button"
            className={`${classes.corner} ${corners[corner]}`}
            aria-pressed={winner === corner}
            onClick={() => onChoose(corner)}
          >
            <span className={classes.letter}>{t(`corner.${corner}Letter`)}</span>
            <span className={classes.name}>{words.side(fight[corner])}</span>
            <span className={classes.points}>{figure(score[corner].points)}</span>
          </button>
        );
      })}
      {mayBeNobody && (
        <button
          type="button"
          className={classes.nobody}
          aria-pressed={winner === null}
          onClick={() => onChoose(null)}
        >
          {t(isDraw ? "finishDialog.draw" : "finishDialog.both")}
        </button>
      )}
    </div>
  );
}
