import type { Bracket } from "@chave/contract";
import { useMemo } from "react";
import { BracketDrawing } from "./bracket-drawing.tsx";
import { comfortable, compact, layoutOf } from "./bracket-layout.ts";
import styles from "./printed-bracket.module.css";
import { RoundHeads } from "./round-heads.tsx";

type Props = {
  bracket: Bracket;
  timeZone: string;
  chosen: string | null;
  onChoose: (registrationId: string | null) => void;
};

/** What A4 in landscape holds inside its margins under the heading, in CSS pixels. */
const sheet = { width: 1040, height: 600 };

/** The bracket on one sheet: as on the screen while that stays legible, else with one line an athlete. */
export function PrintedBracket({ bracket, ...props }: Props) {
  const layout = useMemo(() => {
    const podiumRows = bracket.placings.filter((placing) => placing.medal !== null).length;
    const asOnScreen = layoutOf(bracket, { podiumRows });
    return scaleOf(asOnScreen) >= 0.62
      ? asOnScreen
      : layoutOf(bracket, { podiumRows, metrics: compact });
  }, [bracket]);
  const scale = scaleOf(layout);

  return (
    <div
      className={styles.sheet}
      style={{ width: layout.width * scale, height: (layout.height + 44) * scale }}
    >
      <div className={styles.scaled} style={{ transform: `scale(${scale})` }}>
        <RoundHeads
          columns={layout.columns}
          zoom={1}
          cardWidth={layout.metrics.cardWidth}
          width={layout.width}
        />
        <BracketDrawing
          {...props}
          bracket={bracket}
          layout={layout}
          chosen={null}
          isCompact={layout.metrics !== comfortable}
        />
      </div>
    </div>
  );
}

const scaleOf = ({ width, height }: { width: number; height: number }) =>
  Math.min(1, sheet.width / width, sheet.height / (height + 44));
