import { fightStateOf, fought } from "./fight-state.ts";
import { linksOf } from "./links.ts";
import type {
  BracketState,
  FightState,
  FightStatus,
  Refusal,
  RefusalCode,
  Result,
} from "./model.ts";
import { isOver, putsOut } from "./outcome.ts";
import { outIn } from "./play.ts";

/** Keys of fights that have begun but have no result yet: their athletes cannot be exchanged any more. */
export type Started = ReadonlySet<string>;

const none: Started = new Set();

const whyNotReady: Record<Exclude<FightStatus, "ready">, RefusalCode> = {
  waiting: "fight_waiting",
  done: "fight_already_done",
  bye: "fight_is_bye",
  void: "fight_void",
};

/** Writes the result of a fight whose two sides are known, and moves everybody on. */
export function record(state: BracketState, key: string, result: Result): BracketState | Refusal {
  const index = linksOf(state.bracket).indexOf.get(key);
  if (index === undefined) return { refused: "unknown_fight", fight: key };
  const { status } = state.fights[index]!;
  if (status !== "ready") return { refused: whyNotReady[status], fight: key };
  return change(state, index, result, none);
}

/** Takes a result back, unless a later fight that stands on it has been started or finished. */
export function undo(state: BracketState, key: string, started = none): BracketState | Refusal {
  return changeDone(state, key, undefined, started);
}

/** Replaces a result. Refused only when that would put somebody else into a fight already started or finished. */
export function correct(
  state: BracketState,
  key: string,
  result: Result,
  started = none,
): BracketState | Refusal {
  return changeDone(state, key, result, started);
}

function changeDone(
  state: BracketState,
  key: string,
  result: Result | undefined,
  started: Started,
): BracketState | Refusal {
  const index = linksOf(state.bracket).indexOf.get(key);
  if (index === undefined) return { refused: "unknown_fight", fight: key };
  if (state.fights[index]!.status !== "done") {
    return { refused: "fight_without_result", fight: key };
  }
  return change(state, index, result, started);
}

/** A new state in which one result is another; only the fights that hear of it are looked at again. */
function change(
  state: BracketState,
  index: number,
  result: Result | undefined,
  started: Started,
): BracketState | Refusal {
  const { bracket } = state;
  const { dependents, groups } = linksOf(bracket);
  const before = state.fights[index]!;
  const fights = state.fights.slice();
  const next = { bracket, fights, out: state.out };

  const wasOut = before.result !== undefined && putsOut(before.result);
  const isOut = result !== undefined && putsOut(result);
  if (wasOut) next.out = outIn(fights.filter((fight) => fight !== before));
  fights[index] = result
    ? fought(before.key, before.first, before.second, result)
    : fightStateOf(next, index, undefined)!;
  if (isOut) next.out = outIn(fights);

  const touched = dependents[index]!.slice();
  const { group } = bracket.fights[index]!.round;
  // Who is out of a group leaves his other fights of it too.
  if ((wasOut || isOut) && group !== undefined) addInOrder(touched, groups.get(group)!.fights);
  for (let turn = 0; turn < touched.length; turn++) {
    const at = touched[turn]!;
    const old = fights[at]!;
    const now = fightStateOf(next, at, old.result);
    const sidesKept = now !== undefined && now.first === old.first && now.second === old.second;
    if (old.result && !sidesKept) return refuse("later_fight_finished", before, old);
    if (started.has(old.key) && !(sidesKept && now.status === old.status)) {
      return refuse("later_fight_started", before, old);
    }
    if (now && !same(now, old)) {
      fights[at] = now;
      // What is not over, and was not, has told nobody anything.
      if (isOver(now) || isOver(old)) addInOrder(touched, dependents[at]!, turn + 1);
    }
  }
  return next;
}

/** Fights are looked at in play order, so that whatever they depend on is settled; those before `from` have been. */
function addInOrder(touched: number[], more: readonly number[], from = 0): void {
  for (const fight of more) {
    let at = from;
    while (at < touched.length && touched[at]! < fight) at++;
    if (touched[at] !== fight) touched.splice(at, 0, fight);
  }
}

const refuse = (refused: RefusalCode, fight: FightState, because: FightState): Refusal => ({
  refused,
  fight: fight.key,
  because: because.key,
});

const same = (a: FightState, b: FightState): boolean =>
  a.status === b.status &&
  a.first === b.first &&
  a.second === b.second &&
  a.winner === b.winner &&
  a.loser === b.loser;
