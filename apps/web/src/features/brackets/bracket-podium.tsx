import type { Placing } from "@chave/contract";
import { useTranslation } from "react-i18next";
import { Medal } from "#web/components/medal.tsx";
import type { BracketLayout } from "./bracket-layout.ts";
import styles from "./bracket-drawing.module.css";

type Props = { placings: readonly Placing[]; layout: BracketLayout; isCompact: boolean };

/** The medals beside the final: its line runs into the gold. */
export function BracketPodium({ placings, layout, isCompact }: Props) {
  const { t } = useTranslation(["brackets", "enums"]);
  const { end, metrics } = layout;

  return (
    <section
      className={styles.podium}
      data-compact={isCompact || undefined}
      aria-label={t("podium.title")}
      style={{
        left: end.x + metrics.columnGap,
        top: end.y - metrics.podiumRowHeight / 2,
        width: metrics.podiumWidth,
      }}
    >
      <ol className={styles.medals}>
        {placings.map((placing) => (
          <li
            key={placing.registrationId}
            className={styles.medal}
            data-medal={placing.medal}
            style={{ height: metrics.podiumRowHeight }}
          >
            {placing.medal && (
              <Medal medal={placing.medal} label={t(`enums:medal.${placing.medal}`)} />
            )}
            <span className={styles.medalist}>
              <span className={styles.medalName}>{placing.name}</span>
              <span className={styles.medalGym}>{placing.gymName}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
