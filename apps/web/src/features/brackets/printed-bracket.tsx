import type { Bracket } from "@chave/contract";
import { useMemo } from "react";
import { BracketDrawing } from "./bracket-drawing.tsx";
import { comfortable } from "./bracket-layout.ts";
import { printSheets } from "./print-sheets.ts";
import styles from "./printed-bracket.module.css";
import { RoundHeads } from "./round-heads.tsx";

type Props = { bracket: Bracket; timeZone: string };

/** The bracket on paper, A4 in landscape. */
export function PrintedBracket({ bracket, timeZone }: Props) {
  const sheets = useMemo(() => printSheets(bracket), [bracket]);

  return sheets.map(({ layout, scale }) => (
    <div
      key={layout.cards[0]?.fight.key}
      className={styles.sheet}
      style={{ width: layout.width * scale + 2, height: (layout.height + 44) * scale + 2 }}
    >
      <div className={styles.scaled} style={{ transform: `scale(${scale})` }}>
        <RoundHeads
          columns={layout.columns}
          zoom={1}
          cardWidth={layout.metrics.cardWidth}
          width={layout.width}
        />
        <BracketDrawing
          bracket={bracket}
          layout={layout}
          timeZone={timeZone}
          chosen={null}
          onChoose={() => {}}
          isCompact={layout.metrics !== comfortable}
        />
      </div>
    </div>
  ));
}
