import type { BracketEntry } from "@chave/contract";
import { useTranslation } from "react-i18next";
import classes from "./place-by-hand.module.css";
import type { Placement } from "./placement.ts";

type Props = {
  /** The two positions 2n and 2n + 1. */
  pair: number;
  placement: Placement;
  entries: ReadonlyMap<string, BracketEntry>;
  held: number | null;
  onChoose: (position: number) => void;
};

/** Two positions that meet in the first round. */
export function PlacementPair({ pair, placement, entries, held, onChoose }: Props) {
  const { t } = useTranslation("brackets");
  const positions = [2 * pair, 2 * pair + 1].filter((at) => at < placement.now.length);
  const [one, other] = positions.map((at) => entries.get(placement.now[at] ?? ""));
  const isSameGym = one !== undefined && one.gymName !== "" && one.gymName === other?.gymName;

  return (
    <li className={classes.pair} aria-label={t("place.pair", { number: pair + 1 })}>
      <div className={classes.slots}>
        {positions.map((position) => {
          const entry = entries.get(placement.now[position] ?? "");
          const hasMoved = placement.now[position] !== placement.original[position];
          return (
            <button
              key={position}
              type="button"
              className={classes.slot}
              aria-pressed={held === position}
              aria-label={[
                t("place.position", { number: position + 1 }),
                entry?.name ?? t("place.bye"),
                entry?.gymName,
                hasMoved && t("place.moved"),
              ]
                .filter(Boolean)
                .join(", ")}
              data-empty={entry === undefined || undefined}
              data-moved={hasMoved || undefined}
              onClick={() => onChoose(position)}
            >
              <span className={classes.number}>{position + 1}</span>
              <span className={classes.athlete}>
                <span className={classes.name}>{entry?.name ?? t("place.bye")}</span>
                {entry && <span className={classes.gym}>{entry.gymName}</span>}
              </span>
              {hasMoved && <span className={classes.moved}>{t("place.moved")}</span>}
            </button>
          );
        })}
      </div>
      {isSameGym && <p className={classes.warning}>{t("place.sameGym")}</p>}
    </li>
  );
}
