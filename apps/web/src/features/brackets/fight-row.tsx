import type { Corner, Fight } from "@chave/contract";
import { VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFightWords } from "#web/lib/fight-words.ts";
import styles from "./fight-card.module.css";
import { hasScore } from "./fight-facts.ts";

export type CardActions = {
  onPoint: (registrationId: string | null) => void;
  onChoose: (registrationId: string) => void;
};

type Props = CardActions & {
  fight: Fight;
  corner: Corner;
  cameByBye: boolean;
  chosen: string | null;
  tabCorner: Corner | null;
};

/** One athlete of a fight. Pointing at it lights the athlete's path, choosing it keeps the path lit. */
export function FightRow({ fight, corner, cameByBye, chosen, tabCorner, ...actions }: Props) {
  const { t } = useTranslation("brackets");
  const words = useFightWords();
  const side = fight[corner];
  const name = words.side(side);
  const outcome = fight.winner && (fight.winner === corner ? "won" : "lost");

  const text = (
    <>
      <span className={styles.seed} aria-hidden>
        {side.seed}
      </span>
      <span className={styles.athlete}>
        <span className={styles.name} data-length={lengthOf(name)}>
          {name}
        </span>
        {side.seed !== null && (
          <VisuallyHidden>, {t("side.seed", { seed: side.seed })}, </VisuallyHidden>
        )}
        {side.gymName && <span className={styles.gym}>{side.gymName}</span>}
      </span>
      {cameByBye && <VisuallyHidden>, {t("side.cameByBye")}</VisuallyHidden>}
      {outcome === "won" && <VisuallyHidden>, {t("side.winnerTag")}</VisuallyHidden>}
      <RowScore fight={fight} corner={corner} />
    </>
  );

  const { registrationId } = side;
  if (registrationId === null) {
    return (
      <div className={styles.row} data-empty>
        {text}
      </div>
    );
  }
  return (
    <button
      type="button"
      className={styles.row}
      data-outcome={outcome ?? undefined}
      data-row={`${fight.key}:${corner}`}
      aria-pressed={chosen === registrationId}
      tabIndex={tabCorner === corner ? 0 : -1}
      title={side.gymName ? `${name} · ${side.gymName}` : name}
      onPointerEnter={() => actions.onPoint(registrationId)}
      onPointerLeave={() => actions.onPoint(null)}
      // A mouse click focuses too, and must not dim what the mouse has left.
      onFocus={({ currentTarget }) => {
        if (currentTarget.matches(":focus-visible")) actions.onPoint(registrationId);
      }}
      onBlur={() => actions.onPoint(null)}
      onClick={() => actions.onChoose(registrationId)}
    >
      {text}
    </button>
  );
}

function RowScore({ fight, corner }: { fight: Fight; corner: Corner }) {
  const { t } = useTranslation("brackets");
  const score = fight.score?.[corner];
  if (!score || !hasScore(fight)) return null;
  const { points, advantages, penalties } = score;

  return (
    <span className={styles.score}>
      <VisuallyHidden>
        , {t("fight.points", { count: points })}
        {advantages > 0 && `, ${t("fight.advantages", { count: advantages })}`}
        {penalties > 0 && `, ${t("fight.penalties", { count: penalties })}`}
      </VisuallyHidden>
      <span className={styles.small} aria-hidden>
        {advantages > 0 && <span>{t("fight.advantagesShort", { count: advantages })}</span>}
        {penalties > 0 && <span>{t("fight.penaltiesShort", { count: penalties })}</span>}
      </span>
      <span className={styles.points} aria-hidden>
        {points}
      </span>
    </span>
  );
}

/** Long names get a smaller face, the longest a second line: none is cut. */
function lengthOf(name: string) {
  if (name.length > 32) return "longest";
  return name.length > 25 ? "long" : undefined;
}
