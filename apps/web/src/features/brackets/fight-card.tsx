import type { Corner, Fight } from "@chave/contract";
import { VisuallyHidden } from "@mantine/core";
import { memo } from "react";
import { useWords } from "#web/i18n/words.ts";
import { useFightWords } from "#web/lib/fight-words.ts";
import styles from "./fight-card.module.css";
import { howWon, whereAndWhen } from "./fight-facts.ts";
import { type CardActions, FightRow } from "./fight-row.tsx";

type Props = CardActions & {
  fight: Fight;
  byes: readonly Corner[];
  timeZone: string;
  fightSeconds: number;
  /** The round stands over the card when it is not that of the column. */
  showRound: boolean;
  chosen: string | null;
  /** The row that the tab key reaches. */
  tabCorner: Corner | null;
  isCompact: boolean;
};

/** Two athletes, one over the other, with a line above that says where and when, or how it was won. */
export const FightCard = memo(function FightCard({ fight, ...props }: Props) {
  const { byes, timeZone, fightSeconds, showRound, isCompact } = props;
  const t = useWords("brackets", "enums");
  const words = useFightWords();
  const isOver = fight.status === "finished";

  return (
    <article
      className={styles.card}
      data-status={fight.status}
      data-compact={isCompact || undefined}
    >
      <p className={styles.caption}>
        {fight.number !== null && (
          <span className={styles.number}>
            <VisuallyHidden>
              {t("brackets:fight.numbered", { number: fight.number })}
            </VisuallyHidden>
            <span aria-hidden>{fight.number}</span>
          </span>
        )}
        <span className={showRound ? styles.round : styles.hidden}>{words.round(fight.round)}</span>
        {fight.status === "running" && (
          <strong className={styles.live}>{t("brackets:fight.live")}</strong>
        )}
        {fight.status === "running" && fight.mat && <span>{words.mat(fight.mat)}</span>}
        {fight.status === "void" && <span>{t("brackets:fight.void")}</span>}
        {isOver && <span className={styles.method}>{howWon(t, fight, fightSeconds)}</span>}
        {(fight.status === "waiting" || fight.status === "ready") && (
          <span className={styles.when}>{whereAndWhen(words, fight, timeZone)}</span>
        )}
      </p>
      <div className={styles.rows}>
        <FightRow corner="first" fight={fight} cameByBye={byes.includes("first")} {...props} />
        <FightRow corner="second" fight={fight} cameByBye={byes.includes("second")} {...props} />
      </div>
    </article>
  );
});
