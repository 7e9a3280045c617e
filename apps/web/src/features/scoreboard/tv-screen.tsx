import type { FightId } from "@chave/contract";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { ApiError } from "#web/lib/api.ts";
import { useWakeLock } from "#web/lib/use-wake-lock.ts";
import classes from "./tv-board.module.css";
import { TvBoard } from "./tv-board.tsx";
import { TvOverlay } from "./tv-overlay.tsx";
import { useTv } from "./use-tv.ts";

type Props = {
  fightId: FightId;
  isOverlay: boolean;
  /** Given when this TV follows its mat. */
  onMove?: (to: FightId) => void;
};

/** A TV or an overlay. While nothing is known yet it stays dark; it never turns a wheel. */
export function TvScreen({ fightId, isOverlay, onMove }: Props) {
  const { query, now, isStale } = useTv(fightId, onMove);
  useWakeLock();

  const name = query.data?.eventName;
  useEffect(() => {
    if (name) document.title = name;
  }, [name]);

  if (query.data)
    return isOverlay ? (
      <TvOverlay onTv={query.data} now={now} />
    ) : (
      <TvBoard onTv={query.data} now={now} isStale={isStale} />
    );
  const isMissing = query.failureReason instanceof ApiError && query.failureReason.status === 404;
  if (isMissing && !isOverlay) return <NothingOnTv />;
  return isOverlay ? null : <div className={classes.tv} />;
}

/** The address is of a fight that a new draw has replaced. */
export function NothingOnTv() {
  const { t } = useTranslation("scoreboard");
  return (
    <div className={classes.tv}>
      <p className={classes.nothing}>{t("tv.missing")}</p>
    </div>
  );
}
