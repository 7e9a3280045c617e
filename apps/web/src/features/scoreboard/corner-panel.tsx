import type { FightSide } from "@chave/contract";
import type { Corner, RuleSet, ScoreButton, SideScore } from "@chave/scoring";
import { useTranslation } from "react-i18next";
import { useFightWords } from "#web/lib/fight-words.ts";
import classes from "./corner-panel.module.css";
import corners from "./corners.module.css";
import { figure, gain } from "./figure.ts";
import { FitText } from "./fit-text.tsx";
import { advantageKeys, type BoardAct, type BoardSide, keyLabel, penaltyKeys } from "./key-map.ts";

type Props = {
  side: BoardSide;
  corner: Corner;
  athlete: FightSide;
  score: SideScore;
  rules: RuleSet;
  isWinner: boolean;
  /** No buttons count any more: the fight is over or waits for its confirmation. */
  isClosed: boolean;
  isFinished: boolean;
  onAct: (act: BoardAct, atMs: number) => void;
};

/** One athlete on the mat table: who, how many, and everything that may be given, each with its key. */
export function CornerPanel(props: Props) {
  const { side, corner, athlete, score, rules, isWinner, isClosed, isFinished, onAct } = props;
  const { t } = useTranslation("scoreboard");
  const words = useFightWords();
  const name = words.side(athlete);
  const scores = rules.buttons.length > 0;

  return (
    <section
      className={`${classes.panel} ${corners[corner]}`}
      aria-label={`${t(`corner.${corner}`)}: ${name}`}
      data-winner={isWinner || undefined}
      data-finished={isFinished || undefined}
    >
      <header className={classes.head}>
        <span className={classes.letter} title={t(`corner.${corner}`)}>
          {t(`corner.${corner}Letter`)}
        </span>
        <div className={classes.who}>
          <FitText className={classes.name}>{name}</FitText>
          <span className={classes.gym}>{athlete.gymName}</span>
        </div>
        {isWinner && <span className={classes.winner}>{t("tv.winner")}</span>}
      </header>

      {scores && (
        <div className={classes.score}>
          {rules.advantages && (
            <Count label={t("advantages")} value={score.advantages} area="advantages" />
          )}
          <output className={classes.points} aria-label={t("points")} data-points={corner}>
            {figure(score.points)}
          </output>
          <Count label={t("penalties")} value={score.penalties} area="penalties" />
        </div>
      )}

      <div className={classes.buttons} data-count={rules.buttons.length}>
        {rules.buttons.map((button) => (
          <button
            key={button.id}
            type="button"
            className={classes.button}
            disabled={isClosed}
            aria-label={t("give.points", { points: button.points, name })}
            onClick={({ timeStamp }) => onAct({ do: "score", side, button: button.id }, timeStamp)}
          >
            <span className={classes.gain}>{gain(button.points)}</span>
            <Key code={button.keys?.[side]} />
            <Positions button={button} />
          </button>
        ))}
      </div>

      {scores && (
        <div className={classes.buttons} data-count={rules.advantages ? 2 : 1}>
          {rules.advantages && (
            <button
              type="button"
              className={classes.button}
              disabled={isClosed}
              aria-label={t("give.advantageFor", { name })}
              onClick={({ timeStamp }) => onAct({ do: "advantage", side }, timeStamp)}
            >
              <span className={classes.word}>{t("give.advantage")}</span>
              <Key code={advantageKeys[side]} />
            </button>
          )}
          <button
            type="button"
            className={classes.button}
            disabled={isClosed}
            aria-label={t("give.penaltyFor", { name })}
            onClick={({ timeStamp }) => onAct({ do: "penalty", side }, timeStamp)}
          >
            <span className={classes.word}>{t("give.penalty")}</span>
            <Key code={penaltyKeys[side]} />
            <NextPenalty rules={rules} penalties={score.penalties} />
          </button>
        </div>
      )}
    </section>
  );
}

function Count({ label, value, area }: { label: string; value: number; area: string }) {
  return (
    <div className={classes.count} data-area={area}>
      <output className={classes.countValue} aria-label={label}>
        {value}
      </output>
      <span className={classes.countLabel}>{label}</span>
    </div>
  );
}

function Key({ code }: { code: string | undefined }) {
  return code === undefined ? null : (
    <kbd className={classes.key} aria-hidden>
      {keyLabel(code)}
    </kbd>
  );
}

function Positions({ button }: { button: ScoreButton }) {
  const { t } = useTranslation("scoreboard");
  const positions = button.positions ?? [];
  // Back mount and back control are both "back" in the words of the hall.
  const words = new Set(positions.map((position) => t(`position.${position as "takedown"}`)));
  return <span className={classes.hint}>{[...words].join(" · ")}</span>;
}

/** What one more penalty would do, so that nobody has to know the ladder by heart. */
function NextPenalty({ rules, penalties }: { rules: RuleSet; penalties: number }) {
  const { t } = useTranslation("scoreboard");
  const step = rules.ladder[Math.min(penalties, rules.ladder.length - 1)];
  if (!step) return null;
  const effects = [
    step.opponentAdvantages && t("penaltyNext.advantage"),
    step.opponentPoints && t("penaltyNext.points", { points: step.opponentPoints }),
    step.ownPoints && t("penaltyNext.own", { points: figure(step.ownPoints) }),
    step.asks && t("penaltyNext.asks"),
  ].filter(Boolean);
  const effect = effects.join(" · ") || t("penaltyNext.marked");
  return (
    <span className={classes.hint}>{t("penaltyNext.nth", { number: penalties + 1, effect })}</span>
  );
}
