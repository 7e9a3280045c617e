import type { Fight } from "@chave/contract";
import { ruleSets } from "@chave/scoring";
import { useTranslation } from "react-i18next";
import { useFightWords } from "#web/lib/fight-words.ts";
import { cornerAt } from "./fight-log.ts";
import { FitText } from "./fit-text.tsx";
import type { FightOnTv } from "./scoreboard.api.ts";
import classes from "./tv-board.module.css";
import { TvClock } from "./tv-clock.tsx";
import { TvHalf } from "./tv-half.tsx";

type Props = { onTv: FightOnTv; now: () => number; isStale: boolean };

/** A fight as the hall sees it from 15 m: names, score, clock. Nothing moves but what happened. */
export function TvBoard({ onTv, now, isStale }: Props) {
  const { fight, category, ruleSet } = onTv;
  const rules = ruleSets[ruleSet]!;

  return (
    <div className={classes.tv}>
      {(["left", "right"] as const).map((side) => (
        <TvHalf
          key={side}
          side={side}
          corner={cornerAt(side, fight.swapped)}
          fight={fight}
          rules={rules}
        />
      ))}
      <div className={classes.middle}>
        {fight.status === "finished" ? (
          <TvResult fight={fight} />
        ) : (
          <>
            <TvClock fight={fight} category={category} now={now} className={classes.clock} />
            <TvPhase fight={fight} first={rules.phases[0].id} />
          </>
        )}
      </div>
      <TvFoot onTv={onTv} isStale={isStale} />
    </div>
  );
}

function TvPhase({ fight: { phase }, first }: { fight: Fight; first: string }) {
  const { t } = useTranslation("scoreboard");
  if (phase === null || phase === first) return null;
  return <p className={classes.phase}>{t(`phase.${phase as "overtime"}`)}</p>;
}

function TvResult({ fight: { winner, method, submission } }: { fight: Fight }) {
  const { t } = useTranslation(["scoreboard", "enums"]);
  return (
    <div className={classes.result}>
      <span className={classes.resultLetter}>
        {winner ? t(`corner.${winner}Letter`) : t("tv.noWinner")}
      </span>
      {method && <FitText className={classes.method}>{t(`enums:winMethod.${method}`)}</FitText>}
      {submission && <FitText className={classes.submission}>{submission}</FitText>}
    </div>
  );
}

function TvFoot({ onTv: { fight, category, next }, isStale }: Omit<Props, "now">) {
  const { t } = useTranslation(["scoreboard", "fights"]);
  const words = useFightWords();
  const about = [
    fight.mat && words.mat(fight.mat),
    fight.number !== null && t("tv.fight", { number: fight.number }),
    words.category(category),
    words.round(fight.round),
  ];
  const versus = (one: Fight) =>
    t("fights:versus", { first: words.side(one.first), second: words.side(one.second) });

  return (
    <footer className={classes.foot}>
      <FitText className={classes.about} oneLineDownTo={0.55}>
        {about.filter(Boolean).join(" · ")}
      </FitText>
      {next.length > 0 && (
        <FitText className={classes.next} oneLineDownTo={0.55}>
          {`${t("tv.next")}: ${next.slice(0, 2).map(versus).join("  ·  ")}`}
        </FitText>
      )}
      {isStale && <span className={classes.stale} role="img" aria-label={t("tv.stale")} />}
    </footer>
  );
}
