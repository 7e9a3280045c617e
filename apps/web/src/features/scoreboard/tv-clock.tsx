import type { Category, Fight } from "@chave/contract";
import { remainingAt } from "@chave/scoring";
import { boardClock, isLastSeconds, useTicking } from "#web/lib/fight-clock.ts";

type Props = { fight: Fight; category: Category; now: () => number; className?: string };

/** The fight's clock as everyone in the hall sees it at the same instant. */
export function TvClock({ fight, category, now, className }: Props) {
  const clock = fight.clock ?? {
    running: false,
    remainingMs: category.fightSeconds * 1000,
    atMs: 0,
  };
  const text = useTicking((nowMs) => boardClock(remainingAt(clock, nowMs)), now, clock.running);
  const isLast = useTicking(
    (nowMs) => isLastSeconds(remainingAt(clock, nowMs)),
    now,
    clock.running,
  );
  return (
    <time
      className={className}
      role="timer"
      data-running={clock.running || undefined}
      data-last={isLast || undefined}
    >
      {text}
    </time>
  );
}
