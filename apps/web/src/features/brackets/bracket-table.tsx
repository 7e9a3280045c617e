import type { Bracket, Corner, Fight } from "@chave/contract";
import { VisuallyHidden } from "@mantine/core";
import { useWords } from "#web/i18n/words.ts";
import { useFightWords } from "#web/lib/fight-words.ts";
import styles from "./bracket-table.module.css";
import { corners, isGroupFight } from "./bracket-tree.ts";
import { hasScore, howWon, whereAndWhen } from "./fight-facts.ts";

type Props = {
  bracket: Bracket;
  fights?: readonly Fight[];
  timeZone: string;
  chosen: string | null;
};

/** The same fights as a list, in the order in which they are fought; cards on a phone. */
export function BracketTable({ bracket, fights = bracket.fights, timeZone, chosen }: Props) {
  const t = useWords("brackets", "enums");
  const shown = fights
    .filter((fight) => fight.status !== "bye")
    .toSorted((a, b) => (a.number ?? a.order) - (b.number ?? b.order) || a.order - b.order);

  const isOnlyGroup =
    shown.every(isGroupFight) && new Set(shown.map(({ round }) => round.group)).size === 1;

  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{t("brackets:table.caption")}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t("brackets:table.number")}</th>
          <th scope="col">{t("brackets:table.round")}</th>
          <th scope="col">{t("brackets:table.athletes")}</th>
          <th scope="col">{t("brackets:table.result")}</th>
          <th scope="col">{t("brackets:table.when")}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((fight) => (
          <FightLine
            key={fight.key}
            fight={fight}
            timeZone={timeZone}
            fightSeconds={bracket.category.fightSeconds}
            chosen={chosen}
            isOnlyGroup={isOnlyGroup}
          />
        ))}
      </tbody>
    </table>
  );
}

type LineProps = {
  fight: Fight;
  timeZone: string;
  fightSeconds: number;
  chosen: string | null;
  /** All against all without groups: a group's name would say nothing. */
  isOnlyGroup: boolean;
};

function FightLine({ fight, timeZone, fightSeconds, chosen, isOnlyGroup }: LineProps) {
  const t = useWords("brackets", "enums");
  const words = useFightWords();
  const isOwn = corners.some((corner) => fight[corner].registrationId === chosen);

  return (
    <tr data-status={fight.status} data-own={(chosen !== null && isOwn) || undefined}>
      <td className={styles.number}>{fight.number}</td>
      <td className={styles.round}>
        {isOnlyGroup ? t("brackets:table.groupRound", fight.round) : words.round(fight.round)}
      </td>
      <td className={styles.athletes}>
        <Side fight={fight} corner="first" />
        <Side fight={fight} corner="second" />
      </td>
      <td className={styles.result}>
        {fight.status === "running" && (
          <strong className={styles.live}>{t("brackets:fight.live")}</strong>
        )}
        {fight.status === "void" && t("brackets:fight.void")}
        {fight.status === "finished" && howWon(t, fight, fightSeconds)}
      </td>
      <td className={styles.when}>{whereAndWhen(words, fight, timeZone)}</td>
    </tr>
  );
}

function Side({ fight, corner }: { fight: Fight; corner: Corner }) {
  const t = useWords("brackets");
  const words = useFightWords();
  const side = fight[corner];
  const outcome = fight.winner && (fight.winner === corner ? "won" : "lost");

  return (
    <div
      className={styles.side}
      data-outcome={outcome ?? undefined}
      data-empty={side.registrationId === null || undefined}
    >
      <span className={styles.name}>
        {words.side(side)}
        {side.gymName && <span className={styles.gym}>{side.gymName}</span>}
      </span>
      {outcome === "won" && <VisuallyHidden>, {t("brackets:side.winnerTag")}</VisuallyHidden>}
      {hasScore(fight) && <span className={styles.points}>{fight.score?.[corner].points}</span>}
    </div>
  );
}
