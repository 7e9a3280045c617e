import type { Fight } from "@chave/contract";
import { remainingAt } from "@chave/scoring";
import { isLastSeconds, useTicking } from "#web/lib/fight-clock.ts";
import { clock } from "#web/lib/format.ts";
import { useServerClock } from "#web/lib/server-clock.ts";
import classes from "./live-mat.module.css";

type FightClock = NonNullable<Fight["clock"]>;

/** The fight's clock, run here from what the server knows of it. The server's page shows what remained when it was written. */
export function LiveClock({ value }: { value: FightClock }) {
  const now = useServerClock();
  const text = useTicking((nowMs) => clock(remainingAt(value, nowMs)), now, value.running);
  const isLast = useTicking(
    (nowMs) => isLastSeconds(remainingAt(value, nowMs)),
    now,
    value.running,
  );
  return (
    <span
      className={classes.clock}
      data-last={(value.running && isLast) || undefined}
      suppressHydrationWarning
    >
      {text}
    </span>
  );
}
