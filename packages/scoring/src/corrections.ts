import type { Action } from "./action.ts";

type Amendment = Action & { kind: "amend" };

/** What later actions have changed about earlier ones. It only grows, so a replay that starts over comes to an end. */
export type Corrections = {
  /** The voids and amendments that are in here already. */
  accepted: Set<string>;
  voided: Set<string>;
  amendments: Map<string, Amendment[]>;
};

export const newCorrections = (): Corrections => ({
  accepted: new Set(),
  voided: new Set(),
  amendments: new Map(),
});

/** Takes the action in if it corrects another one; says whether it did. */
export function correct(action: Action, corrections: Corrections): boolean {
  if (action.kind === "void") corrections.voided.add(action.voids);
  else if (action.kind === "amend") {
    const others = corrections.amendments.get(action.amends) ?? [];
    corrections.amendments.set(action.amends, [...others, action]);
  } else return false;
  corrections.accepted.add(action.actionId);
  return true;
}

/** The action as it stands after its amendments; a voided amendment no longer counts. */
export function corrected(action: Action, corrections: Corrections): Action {
  const amendments = corrections.amendments.get(action.actionId);
  if (!amendments) return action;
  return amendments
    .filter(({ actionId }) => !corrections.voided.has(actionId))
    .reduce(amend, action);
}

function amend(action: Action, { corner, button }: Amendment): Action {
  if (action.kind === "score")
    return { ...action, corner: corner ?? action.corner, button: button ?? action.button };
  if (action.kind === "advantage" || action.kind === "penalty")
    return { ...action, corner: corner ?? action.corner };
  return action;
}
