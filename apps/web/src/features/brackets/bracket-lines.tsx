import type { Fight } from "@chave/contract";
import { lineId } from "./athlete-path.ts";
import styles from "./bracket-drawing.module.css";
import type { BracketLayout, Card } from "./bracket-layout.ts";

type Props = {
  layout: BracketLayout;
  /** `from>to` of the lines on a lit path. */
  lit: ReadonlySet<string> | null;
  /** Keys of fights whose result has just come in: their line draws itself. */
  fresh: ReadonlySet<string>;
  hasPodium: boolean;
};

/** The connectors. A decided one is ink; over it lies nothing but the lit path. */
export function BracketLines({ layout, lit, fresh, hasPodium }: Props) {
  const fightOf = new Map(layout.cards.map(({ fight }) => [fight.key, fight] as const));
  const lines = layout.lines.map((line) => {
    const from = fightOf.get(line.from);
    return { ...line, id: lineId(line), isDecided: from !== undefined && isDecided(from) };
  });
  const { end, metrics } = layout;

  return (
    <svg
      className={styles.lines}
      width={layout.width}
      height={layout.height}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      aria-hidden="true"
      focusable="false"
    >
      {lines.map((line) => (
        <path key={line.id} className={styles.line} data-as={line.as} d={line.path} />
      ))}
      {lines
        .filter((line) => line.isDecided)
        .map((line) => (
          <path
            key={line.id}
            className={styles.decided}
            data-as={line.as}
            data-fresh={fresh.has(line.from) || undefined}
            pathLength={1}
            d={line.path}
          />
        ))}
      {lines
        .filter((line) => lit?.has(line.id))
        .map((line) => (
          <path key={line.id} className={styles.lit} d={line.path} />
        ))}
      {hasPodium && (
        <path
          className={styles.decided}
          data-fresh={fresh.size > 0 || undefined}
          pathLength={1}
          d={`M${end.x} ${end.y}H${end.x + metrics.columnGap}`}
        />
      )}
      {layout.cards.flatMap((card) =>
        card.byes.map((corner) => (
          <path
            key={`${card.fight.key} ${corner}`}
            className={styles.byeLine}
            d={`M${card.x - 10} ${rowMiddle(card, corner, layout)}h10`}
          />
        )),
      )}
    </svg>
  );
}

const isDecided = (fight: Fight) => fight.status === "finished" || fight.status === "bye";

export const rowMiddle = (card: Card, corner: string, { metrics }: BracketLayout) =>
  card.y + metrics.captionHeight + metrics.rowHeight * (corner === "first" ? 0.5 : 1.5);
