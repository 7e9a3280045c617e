import type { FightId } from "@chave/contract";
import { useEffect, useState, useSyncExternalStore } from "react";
import { createOutbox, type Outbox, type OutboxState } from "./outbox.ts";
import { failureOf, sendActions } from "./scoreboard.api.ts";

/** The outbox of one fight, sending while the caller is shown. The caller is remounted for another fight. */
export function useOutbox(
  fightId: FightId,
  onStored: (answer: Awaited<ReturnType<typeof sendActions>>) => void,
): { outbox: Outbox; sent: OutboxState } {
  const [outbox] = useState(() =>
    createOutbox({
      fightId,
      store: localStorage,
      send: async (actions) => {
        const answer = await sendActions(fightId, actions);
        onStored(answer);
        const { refused, fight } = answer;
        return { refused, isClockRunning: fight.clock?.running ?? false };
      },
      failureOf,
    }),
  );
  useEffect(() => outbox.open(), [outbox]);
  const sent = useSyncExternalStore(outbox.subscribe, outbox.getState);
  return { outbox, sent };
}
