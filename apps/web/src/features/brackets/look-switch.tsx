import { useTranslation } from "react-i18next";
import type { BracketLook } from "./bracket-view.tsx";
import classes from "./look-switch.module.css";

type Props = { look: BracketLook; onLook: (look: BracketLook) => void };

/** Columns or list. */
export function LookSwitch({ look, onLook }: Props) {
  const { t } = useTranslation("brackets");
  return (
    <fieldset className={classes.switch} aria-label={t("view.label")}>
      {(["columns", "table"] as const).map((name) => (
        <button
          key={name}
          type="button"
          className={classes.choice}
          aria-pressed={look === name}
          onClick={() => onLook(name)}
        >
          {t(`view.${name}`)}
        </button>
      ))}
    </fieldset>
  );
}
