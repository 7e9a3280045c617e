import { useTranslation } from "react-i18next";
import classes from "./mat-table.module.css";

type Props = {
  isFinished: boolean;
  canUndo: boolean;
  canSwap: boolean;
  /** When it was touched, by the event's own time. */
  onUndo: (atMs: number) => void;
  onSwap: (atMs: number) => void;
  onHistory: () => void;
  onFinish: () => void;
  onReopen: () => void;
};

/** The keys along the bottom edge; always in the same place. */
export function TableKeys(props: Props) {
  const { t } = useTranslation("scoreboard");
  const { isFinished, canUndo, canSwap } = props;
  return (
    <div className={classes.keys}>
      <BarKey onClick={props.onUndo} disabled={!canUndo} code={t("backspace")}>
        {t("undo")}
      </BarKey>
      <BarKey onClick={props.onHistory}>{t("history")}</BarKey>
      <BarKey onClick={props.onSwap} disabled={!canSwap} code="X">
        {t("swap")}
      </BarKey>
      {isFinished ? (
        <BarKey onClick={props.onReopen}>{t("done.reopen")}</BarKey>
      ) : (
        <BarKey onClick={props.onFinish} code="Ctrl ⏎" isMain>
          {t("finish")}
        </BarKey>
      )}
    </div>
  );
}

type BarKeyProps = {
  onClick: (atMs: number) => void;
  disabled?: boolean;
  code?: string;
  isMain?: boolean;
  children: string;
};

function BarKey({ onClick, disabled, code, isMain, children }: BarKeyProps) {
  return (
    <button
      type="button"
      className={classes.barKey}
      data-main={isMain || undefined}
      disabled={disabled}
      onClick={({ timeStamp }) => onClick(timeStamp)}
    >
      {children}
      {code && <kbd aria-hidden>{code}</kbd>}
    </button>
  );
}
