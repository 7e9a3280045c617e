import { phaseOf } from "@chave/scoring";
import { Button, Modal } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { clock, duration } from "#web/lib/format.ts";
import dialog from "./dialog.module.css";
import type { MatTableState } from "./use-mat-table.ts";

/** Seconds. */
const steps = [-60, -10, -1, 60, 10, 1] as const;

type Props = { table: MatTableState; onClose: () => void };

/** Sets a stopped clock, by touch: what was stopped too late or too early. */
export function ClockDialog({ table, onClose }: Props) {
  const { t } = useTranslation("scoreboard");
  const { rules, score, add } = table;
  const [remainingMs, setRemainingMs] = useState(score.clock.remainingMs);
  const limitMs = phaseOf(rules, score.phase).seconds * 1000;

  const shift = (seconds: number) =>
    setRemainingMs((ms) => Math.min(limitMs, Math.max(0, ms + seconds * 1000)));
  const set = () => {
    if (add({ kind: "clock", do: "set", remainingMs: Math.round(remainingMs) })) onClose();
  };

  return (
    <Modal
      opened
      onClose={onClose}
      size={480}
      title={t("clock.adjustTitle")}
      classNames={{ title: dialog.title }}
      closeButtonProps={{ "aria-label": t("cancel"), size: 44 }}
    >
      <div className={dialog.body}>
        <p className={dialog.lead}>
          {t("clock.adjustLead", { now: clock(score.clock.remainingMs) })}
        </p>
        <output className={dialog.bigClock}>{clock(remainingMs)}</output>
        <div className={dialog.steps}>
          {steps.map((seconds) => (
            <button
              key={seconds}
              type="button"
              className={dialog.choice}
              onClick={() => shift(seconds)}
            >
              {seconds < 0 ? "−" : "+"}
              {duration(Math.abs(seconds))}
            </button>
          ))}
        </div>
        <footer className={dialog.foot}>
          <Button variant="default" size="xl" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button size="xl" onClick={set} data-autofocus>
            {t("clock.set", { time: clock(remainingMs) })}
          </Button>
        </footer>
      </div>
    </Modal>
  );
}
