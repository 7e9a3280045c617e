import type { Bracket, Fight } from "@chave/contract";
import { VisuallyHidden } from "@mantine/core";
import { useWords } from "#web/i18n/words.ts";
import { cornerOf } from "./athlete-path.ts";
import { scoreText } from "./fight-facts.ts";
import styles from "./group-table.module.css";

type Props = {
  bracket: Bracket;
  /** Null when there is only one group. */
  name: string | null;
  fights: readonly Fight[];
  chosen: string | null;
  onChoose: (registrationId: string | null) => void;
};

/** All against all, as a square: how the athlete of the row did against the athlete of the column. */
export function GroupTable({ bracket, name, fights, chosen, onChoose }: Props) {
  const t = useWords("brackets", "enums");
  const athletes = bracket.entries.filter(({ registrationId }) =>
    fights.some((fight) => cornerOf(fight, registrationId)),
  );
  const placeOf = (id: string) =>
    bracket.placings.find(({ registrationId }) => registrationId === id)?.place;

  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className={name === null ? styles.hidden : styles.caption}>
          {name === null
            ? t("brackets:table.crossCaption")
            : t("brackets:table.group", { group: name })}
        </caption>
        <thead>
          <tr>
            <th scope="col" className={styles.athlete}>
              {t("brackets:table.athlete")}
            </th>
            {athletes.map((athlete, index) => (
              <th key={athlete.registrationId} scope="col" title={athlete.name}>
                <span aria-hidden>{index + 1}</span>
                <VisuallyHidden>{athlete.name}</VisuallyHidden>
              </th>
            ))}
            <th scope="col">{t("brackets:table.wins")}</th>
            <th scope="col">{t("brackets:table.place")}</th>
          </tr>
        </thead>
        <tbody>
          {athletes.map((athlete, index) => (
            <tr
              key={athlete.registrationId}
              data-chosen={athlete.registrationId === chosen || undefined}
            >
              <th scope="row" className={styles.athlete}>
                <button
                  type="button"
                  className={styles.choose}
                  aria-pressed={athlete.registrationId === chosen}
                  onClick={() =>
                    onChoose(athlete.registrationId === chosen ? null : athlete.registrationId)
                  }
                >
                  <span className={styles.index} aria-hidden>
                    {index + 1}
                  </span>
                  <span>
                    <span className={styles.name}>{athlete.name}</span>
                    <span className={styles.gym}>{athlete.gymName}</span>
                  </span>
                </button>
              </th>
              {athletes.map((opponent) => (
                <Meeting
                  key={opponent.registrationId}
                  own={athlete.registrationId}
                  fight={fights.find(
                    (fight) =>
                      athlete !== opponent &&
                      cornerOf(fight, athlete.registrationId) &&
                      cornerOf(fight, opponent.registrationId),
                  )}
                />
              ))}
              <td>{winsOf(fights, athlete.registrationId)}</td>
              <td className={styles.place}>{placeOf(athlete.registrationId)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Meeting({ fight, own }: { fight: Fight | undefined; own: string }) {
  const t = useWords("brackets", "enums");
  if (!fight) return <td className={styles.self} />;
  const corner = cornerOf(fight, own);
  if (fight.status === "running")
    return <td className={styles.live}>{t("brackets:fight.live")}</td>;
  if (fight.status !== "finished" || corner === null) {
    return <td className={styles.open}>{fight.number}</td>;
  }
  const isWon = fight.winner === corner;
  return (
    <td data-won={isWon || undefined} className={styles.met}>
      <VisuallyHidden>{t(isWon ? "brackets:table.won" : "brackets:table.lost")}, </VisuallyHidden>
      <span aria-hidden>{isWon ? "●" : "○"}</span>{" "}
      {scoreText(fight, corner) || (fight.method && t(`enums:winMethod.${fight.method}`))}
    </td>
  );
}

const winsOf = (fights: readonly Fight[], id: string) =>
  fights.filter((fight) => fight.winner !== null && fight.winner === cornerOf(fight, id)).length;
