import type { Placing } from "@chave/contract";
import { useTranslation } from "react-i18next";
import { Medal } from "#web/components/medal.tsx";
import styles from "./bracket-drawing.module.css";

type Props = { placings: readonly Placing[]; rowHeight?: number };

/** The medals that are certain, best first. */
export function PodiumList({ placings, rowHeight }: Props) {
  const { t } = useTranslation(["brackets", "enums"]);
  const medals = placings.filter((placing) => placing.medal !== null);
  if (medals.length === 0) return null;

  return (
    <ol className={styles.medals} aria-label={t("podium.title")}>
      {medals.map(({ registrationId, medal, name, gymName }) => (
        <li
          key={registrationId}
          className={styles.medal}
          data-medal={medal}
          style={{ minHeight: rowHeight ?? 52 }}
        >
          {medal && <Medal medal={medal} label={t(`enums:medal.${medal}`)} />}
          <span className={styles.medalist}>
            <span className={styles.medalName}>{name}</span>
            <span className={styles.medalGym}>{gymName}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
