import type { Bracket, Fight } from "@chave/contract";
import { type BracketLayout, comfortable, compact, layoutOf } from "./bracket-layout.ts";
import { rootsOf } from "./bracket-slots.ts";
import { type BracketTree, bracketTree, corners } from "./bracket-tree.ts";

/** What A4 in landscape holds inside its margins under the heading, in CSS pixels. */
const sheet = { width: 1040, height: 550 };
const headHeight = 44;

export type PrintSheet = { layout: BracketLayout; scale: number };

/**
 * The bracket on paper: as on the screen while that stays legible, else with one line an athlete; what is still too
 * large is cut at the semifinals, then at the quarterfinals, and the last sheet shows how the parts meet.
 */
export function printSheets(bracket: Pick<Bracket, "fights" | "placings">): PrintSheet[] {
  const podiumRows = bracket.placings.filter((placing) => placing.medal !== null).length;
  return cut(bracket.fights).map((fights, index, { length }) =>
    sheetOf(fights, index === length - 1 ? podiumRows : 0),
  );
}

function sheetOf(fights: Fight[], podiumRows: number): PrintSheet {
  const asOnScreen = layoutOf({ fights }, { podiumRows, metrics: comfortable });
  if (scaleOf(asOnScreen) >= 0.5) return { layout: asOnScreen, scale: scaleOf(asOnScreen) };
  const layout = layoutOf({ fights }, { podiumRows, metrics: compact });
  return { layout, scale: scaleOf(layout) };
}

function cut(fights: Fight[]): Fight[][] {
  const isLegible = scaleOf(layoutOf({ fights }, { metrics: compact })) >= 0.45;
  const tree = bracketTree({ fights });
  const [root] = rootsOf(tree);
  const parts = root ? corners.map((corner) => tree.feederOf(root, corner)) : [];
  const heads = parts.filter((part) => part !== undefined);
  if (isLegible || heads.length === 0) return [fights];

  const sections = heads.map((head) => sectionUnder(head, tree));
  const heading = new Set(heads.map(({ key }) => key));
  const meeting = fights.filter(
    (fight) => heading.has(fight.key) || !sections.some((section) => section.includes(fight)),
  );
  return [...sections.flatMap(cut), meeting];
}

function sectionUnder(fight: Fight, tree: BracketTree): Fight[] {
  const feeders = corners.map((corner) => tree.feederOf(fight, corner));
  const under = feeders.flatMap((feeder) => (feeder ? sectionUnder(feeder, tree) : []));
  return [...under, fight];
}

const scaleOf = ({ width, height }: { width: number; height: number }) =>
  Math.min(1, sheet.width / width, sheet.height / (height + headHeight));
