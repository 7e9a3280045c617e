import type { BracketState, Format } from "@chave/brackets";
import { medianMs, print } from "../measure.ts";
import { drawAndPlayWithManager, type StageType } from "./brackets-manager.ts";
import { drawAndPlay, entriesOf } from "./ours.ts";
import { categorySizes } from "./sizes.ts";
import { drawAndPlayWithPairings } from "./tournament-pairings.ts";

const formats: Record<StageType, Format> = {
  single_elimination: { type: "single_elimination", bronze: "shared" },
  double_elimination: { type: "double_elimination", reset: false },
  round_robin: { type: "round_robin" },
};

/** 600 categories, 5,000 athletes: drawn and played to the end, by us and by two packages from npm, in one run. */
for (const [type, format] of Object.entries(formats) as [StageType, Format][]) {
  const sizes = categorySizes(600, 5_000, type === "double_elimination" ? 4 : 2);
  const entries = sizes.map(entriesOf);
  let finished: BracketState[] = [];

  const ours = await medianMs(() => {
    finished = entries.map((category, n) => drawAndPlay(category, format, `bench-${n}`));
  });
  const manager = await medianMs(async () => {
    for (const size of sizes) await drawAndPlayWithManager(size, type);
  });
  const pairings = await medianMs(() => {
    for (const size of sizes) drawAndPlayWithPairings(size, type);
  });
  const copy = await medianMs(() => JSON.parse(JSON.stringify(finished)));

  const line = { bench: "brackets", case: type, value: ours, unit: "ms" };
  print({ ...line, peer: "brackets-manager", peerValue: manager, goal: "<= 0.05" });
  print({ ...line, peer: "tournament-pairings", peerValue: pairings, goal: "-" });
  print({ ...line, peer: "json-copy", peerValue: copy, goal: "<= 2" });
}
