import { useTranslation } from "react-i18next";
import styles from "./bracket-columns.module.css";
import type { Column } from "./bracket-layout.ts";
import { useColumnName } from "./use-column-name.ts";

type Heads = { columns: readonly Column[]; zoom: number; cardWidth: number; width: number };

/** The rounds' names over their columns. */
export function RoundHeads({ columns, zoom, cardWidth, width }: Heads) {
  const columnName = useColumnName();
  return (
    <div className={styles.headRow} style={{ width: width * zoom }}>
      {columns.map((column) => (
        <span
          key={column.x}
          className={styles.head}
          style={{ left: column.x * zoom, width: cardWidth * zoom }}
        >
          {columnName(column.round)}
        </span>
      ))}
    </div>
  );
}

type Tabs = { columns: readonly Column[]; round: number; onShow: (round: number) => void };

/** The rounds as buttons: on a phone, one round fills the screen. */
export function RoundTabs({ columns, round, onShow }: Tabs) {
  const { t } = useTranslation("brackets");
  const columnName = useColumnName();
  return (
    <nav className={styles.tabs} aria-label={t("drawing.rounds")}>
      {columns.map((column, index) => (
        <button
          key={column.x}
          type="button"
          className={styles.tab}
          aria-current={index === round || undefined}
          onClick={() => onShow(index)}
          ref={(tab) => {
            if (index === round) tab?.scrollIntoView?.({ block: "nearest", inline: "center" });
          }}
        >
          {columnName(column.round)}
        </button>
      ))}
    </nav>
  );
}
