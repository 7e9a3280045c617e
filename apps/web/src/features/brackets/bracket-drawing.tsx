import type { Bracket } from "@chave/contract";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { athletePath } from "./athlete-path.ts";
import styles from "./bracket-drawing.module.css";
import type { BracketLayout } from "./bracket-layout.ts";
import { BracketLines, rowMiddle } from "./bracket-lines.tsx";
import { BracketPodium } from "./bracket-podium.tsx";
import { FightCard } from "./fight-card.tsx";
import { useArrowKeys } from "./use-arrow-keys.ts";
import { useFreshResults } from "./use-fresh-results.ts";

type Props = {
  bracket: Bracket;
  layout: BracketLayout;
  timeZone: string;
  chosen: string | null;
  onChoose: (registrationId: string | null) => void;
  isCompact?: boolean;
};

/** Cards and lines where the layout puts them. The cards stand in fight order for whoever reads instead of looks. */
export function BracketDrawing({ bracket, layout, chosen, onChoose, ...props }: Props) {
  const { t } = useTranslation("brackets");
  const [pointed, setPointed] = useState<string | null>(null);
  const keys = useArrowKeys(layout);
  const fresh = useFreshResults(bracket.fights);
  const athlete = pointed ?? chosen;
  const path = useMemo(
    () => (athlete === null ? null : athletePath(bracket, athlete)),
    [bracket, athlete],
  );
  const hasPodium = layout.podiumRows > 0;
  const choose = (registrationId: string) =>
    onChoose(registrationId === chosen ? null : registrationId);

  return (
    <div
      className={styles.drawing}
      style={{ width: layout.width, height: layout.height }}
      data-pointed={pointed !== null || undefined}
    >
      <BracketLines layout={layout} lit={path?.lines ?? null} fresh={fresh} hasPodium={hasPodium} />
      <ol
        className={styles.cards}
        aria-label={t("drawing.label", { count: layout.cards.length })}
        {...keys.list}
      >
        {layout.cards.map((card) => (
          <li
            key={card.fight.key}
            className={styles.place}
            style={{ left: card.x, top: card.y, width: layout.metrics.cardWidth }}
            data-lit={path?.fights.has(card.fight.key) || undefined}
          >
            <FightCard
              fight={card.fight}
              byes={card.byes}
              timeZone={props.timeZone}
              fightSeconds={bracket.category.fightSeconds}
              showRound={card.fight.round.name !== layout.columns[card.column]?.round.name}
              chosen={chosen}
              tabCorner={keys.tabStop?.key === card.fight.key ? keys.tabStop.corner : null}
              isCompact={props.isCompact ?? false}
              onPoint={setPointed}
              onChoose={choose}
            />
            {card.byes.map((corner) => (
              <span
                key={corner}
                className={styles.bye}
                style={{ top: rowMiddle(card, corner, layout) - card.y }}
                aria-hidden
              >
                {t("drawing.bye")}
              </span>
            ))}
          </li>
        ))}
      </ol>
      {hasPodium && (
        <BracketPodium
          placings={bracket.placings}
          layout={layout}
          isCompact={props.isCompact ?? false}
        />
      )}
    </div>
  );
}
