import type { Corner, Fight } from "@chave/contract";
import type { RuleSet } from "@chave/scoring";
import { useTranslation } from "react-i18next";
import { useFightWords } from "#web/lib/fight-words.ts";
import corners from "./corners.module.css";
import { figure } from "./figure.ts";
import { FitText } from "./fit-text.tsx";
import classes from "./tv-board.module.css";

type Props = { corner: Corner; side: "left" | "right"; fight: Fight; rules: RuleSet };

/** One athlete's half of the TV. Every figure has a place of its own that it never leaves. */
export function TvHalf({ corner, side, fight, rules }: Props) {
  const { t } = useTranslation("scoreboard");
  const words = useFightWords();
  const athlete = fight[corner];
  const score = fight.score?.[corner] ?? { points: 0, advantages: 0, penalties: 0 };
  const isOver = fight.status === "finished";
  const isWinner = isOver && fight.winner === corner;
  const scores = rules.buttons.length > 0;
  const name = words.side(athlete);

  return (
    <section
      className={`${classes.half} ${corners[corner]}`}
      data-side={side}
      data-lost={(isOver && !isWinner) || undefined}
      aria-label={`${t(`corner.${corner}`)}: ${name}`}
    >
      <header className={classes.head}>
        <span className={classes.letter}>{t(`corner.${corner}Letter`)}</span>
        <div className={classes.who}>
          <FitText className={classes.name}>{name}</FitText>
          {isWinner ? (
            <strong className={classes.winner}>{t("tv.winner")}</strong>
          ) : (
            <FitText className={classes.gym} oneLineDownTo={0.3}>
              {athlete.gymName ?? ""}
            </FitText>
          )}
        </div>
      </header>
      {scores && (
        <>
          <output className={classes.points} aria-label={t("points")}>
            {figure(score.points)}
          </output>
          <div className={classes.counts}>
            {rules.advantages && (
              <p className={classes.count}>
                <span>{t("advantages")}</span>
                <output aria-label={t("advantages")}>{score.advantages}</output>
              </p>
            )}
            <p className={classes.count}>
              <span>{t("penalties")}</span>
              <output aria-label={t("penalties")}>{score.penalties}</output>
            </p>
          </div>
        </>
      )}
    </section>
  );
}
