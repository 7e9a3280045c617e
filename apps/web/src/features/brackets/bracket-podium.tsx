import type { Placing } from "@chave/contract";
import styles from "./bracket-drawing.module.css";
import type { BracketLayout } from "./bracket-layout.ts";
import { PodiumList } from "./podium-list.tsx";

type Props = { placings: readonly Placing[]; layout: BracketLayout; isCompact: boolean };

/** The medals beside the final: its line runs into the gold. */
export function BracketPodium({ placings, layout, isCompact }: Props) {
  const { end, metrics } = layout;
  return (
    <div
      className={styles.podium}
      data-compact={isCompact || undefined}
      style={{
        left: end.x + metrics.columnGap,
        top: end.y - metrics.podiumRowHeight / 2,
        width: metrics.podiumWidth,
      }}
    >
      <PodiumList placings={placings} rowHeight={metrics.podiumRowHeight} />
    </div>
  );
}
