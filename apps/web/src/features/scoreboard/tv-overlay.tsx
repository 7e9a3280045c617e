import type { Fight } from "@chave/contract";
import { type RuleSet, ruleSets } from "@chave/scoring";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useFightWords } from "#web/lib/fight-words.ts";
import corners from "./corners.module.css";
import { cornerAt } from "./fight-log.ts";
import { figure } from "./figure.ts";
import { FitText } from "./fit-text.tsx";
import type { BoardSide } from "./key-map.ts";
import type { FightOnTv } from "./scoreboard.api.ts";
import classes from "./tv-board.module.css";
import { TvClock } from "./tv-clock.tsx";

type Props = { onTv: FightOnTv; now: () => number };

/** The same state as the TV's in the lower third of a stream, over a transparent page. */
export function TvOverlay({ onTv: { fight, category, ruleSet }, now }: Props) {
  const { t } = useTranslation(["scoreboard", "enums"]);
  const words = useFightWords();
  useTransparentPage();
  const rules = ruleSets[ruleSet]!;

  return (
    <div className={classes.overlay}>
      <div className={classes.third}>
        <Row side="left" fight={fight} rules={rules} />
        <Row side="right" fight={fight} rules={rules} />
        <div className={classes.thirdClock}>
          {fight.method ? (
            <span className={classes.thirdResult}>{t(`enums:winMethod.${fight.method}`)}</span>
          ) : (
            <TvClock fight={fight} category={category} now={now} />
          )}
        </div>
        <p className={classes.thirdAbout}>
          {words.category(category)} · {words.round(fight.round)}
        </p>
      </div>
    </div>
  );
}

function Row({ side, fight, rules }: { side: BoardSide; fight: Fight; rules: RuleSet }) {
  const { t } = useTranslation("scoreboard");
  const words = useFightWords();
  const corner = cornerAt(side, fight.swapped);
  const score = fight.score?.[corner] ?? { points: 0, advantages: 0, penalties: 0 };
  return (
    <div className={`${classes.row} ${corners[corner]}`}>
      <span className={classes.letter}>{t(`corner.${corner}Letter`)}</span>
      <FitText className={classes.rowName}>{words.side(fight[corner])}</FitText>
      <span className={classes.rowCounts}>
        {rules.advantages && <span>{`${t("advantagesShort")} ${score.advantages}`}</span>}
        {rules.ladder.length > 0 && <span>{`${t("penaltiesShort")} ${score.penalties}`}</span>}
      </span>
      {rules.buttons.length > 0 && (
        <output className={classes.rowPoints} aria-label={t("points")}>
          {figure(score.points)}
        </output>
      )}
    </div>
  );
}

function useTransparentPage(): void {
  useEffect(() => {
    const pages = [document.documentElement, document.body];
    for (const page of pages) page.style.background = "transparent";
    return () => {
      for (const page of pages) page.style.background = "";
    };
  }, []);
}
