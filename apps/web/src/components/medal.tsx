import type { Placing } from "@chave/contract";
import styles from "./medal.module.css";

type Props = { medal: NonNullable<Placing["medal"]>; label: string; size?: number };

const places = { gold: 1, silver: 2, bronze: 3 } as const;

/** A drawn medal: the number says the place, so that the colour is not alone. */
export function Medal({ medal, label, size = 28 }: Props) {
  return (
    <svg
      className={styles.medal}
      data-medal={medal}
      width={size}
      height={size}
      viewBox="0 0 28 28"
      role="img"
      aria-label={label}
    >
      <path className={styles.ribbon} d="M7 0h5.5L14 5l1.5-5H21l-4.2 11h-5.6z" />
      <circle className={styles.disc} cx="14" cy="18" r="9.5" />
      <text className={styles.place} x="14" y="22.4" textAnchor="middle">
        {places[medal]}
      </text>
    </svg>
  );
}
