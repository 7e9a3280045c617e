import { type BracketState, isRefusal, type Result, record, undo } from "@chave/brackets";
import type { FightId, FightStatus, RegistrationId } from "@chave/contract";
import { AppError } from "#api/errors.ts";
import type { BracketFightRow } from "./fight-actions.queries.ts";

/** The bracket after one fight's result came, went or became another. */
export function withResult(
  state: BracketState,
  fights: readonly BracketFightRow[],
  key: string,
  change: { before: Result | null; after: Result | null },
): BracketState {
  let next: BracketState = state;
  if (change.before) {
    const running = fights.filter((fight) => fight.status === "running" && fight.key !== key);
    const undone = undo(next, key, new Set(running.map((fight) => fight.key)));
    if (isRefusal(undone)) {
      const because = fights.find((fight) => fight.key === undone.because);
      throw new AppError("later_fight_started", {
        fight: because?.number ?? undone.because ?? key,
      });
    }
    next = undone;
  }
  if (change.after) {
    const recorded = record(next, key, change.after);
    if (isRefusal(recorded)) throw new AppError("fight_not_ready");
    next = recorded;
  }
  return next;
}

export type Move = {
  id: FightId;
  to: { status: FightStatus; firstId: RegistrationId | null; secondId: RegistrationId | null };
};

/** The fights whose athletes or status are now others than stored. */
export function movesIn(state: BracketState, fights: readonly BracketFightRow[]): Move[] {
  const stateOf = new Map(state.fights.map((fight) => [fight.key, fight]));
  return fights.flatMap((fight) => {
    const { status, first, second } = stateOf.get(fight.key)!;
    const to = {
      status: storedStatus(status, fight),
      firstId: first as RegistrationId | null,
      secondId: second as RegistrationId | null,
    };
    const same =
      to.status === fight.status && to.firstId === fight.firstId && to.secondId === fight.secondId;
    return same ? [] : [{ id: fight.id, to }];
  });
}

function storedStatus(
  status: BracketState["fights"][number]["status"],
  fight: BracketFightRow,
): FightStatus {
  if (status === "done") return "finished";
  return status === "ready" && fight.status === "running" ? "running" : status;
}
