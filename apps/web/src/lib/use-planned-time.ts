import type { Fight } from "@chave/contract";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { timeOfDay } from "./format.ts";
import { useServerClock } from "./server-clock.ts";

/** A fight that begins within the minute it was planned for is in time. */
const graceMs = 60_000;
const lookAgainMs = 15_000;

type Planned = Pick<Fight, "plannedAt" | "status">;

/** Whether a fight should have begun by now. */
export const isLate = ({ plannedAt, status }: Planned, nowMs: number): boolean =>
  plannedAt !== null &&
  (status === "waiting" || status === "ready") &&
  nowMs >= Date.parse(plannedAt) + graceMs;

/**
 * Says when a fight is planned, `12:40`, and that it is late once that time has passed without it. What shows it suppresses
 * the hydration warning: between the server's rendering and the browser's a fight may become late.
 */
export function usePlannedTime(timeZone: string): (fight: Planned) => string | null {
  const { t } = useTranslation();
  const now = useServerClock();
  const [, setLooked] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setLooked(now()), lookAgainMs);
    return () => clearInterval(timer);
  }, [now]);

  return (fight) => {
    if (fight.plannedAt === null) return null;
    const time = timeOfDay(fight.plannedAt, timeZone);
    return isLate(fight, now()) ? t("late", { time }) : time;
  };
}
