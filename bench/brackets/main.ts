import type { Entry } from "@chave/brackets";
import { medianMs, print } from "../measure.ts";
import { drawAndPlayWithManager } from "./brackets-manager.ts";
import { drawAndPlay, entriesOf, entriesWithGyms } from "./ours.ts";
import { categorySizes } from "./sizes.ts";
import { type StageType, stageTypes } from "./stage-type.ts";
import { drawAndPlayWithPairings } from "./tournament-pairings.ts";

const goals: Readonly<Record<string, string>> = {
  "brackets-manager": "<= 0.05",
  "json-copy": "<= 2",
};

/** 600 categories, 5,000 athletes: drawn and played to the end, by us and by two packages from npm, in one run. */
for (const type of stageTypes) {
  const sizes = categorySizes(600, 5_000, type === "double_elimination" ? 4 : 2);

  // The packages know neither gyms nor seeds, so beside them we draw without.
  await compare(type, type, sizes.map(entriesOf), [
    {
      name: "brackets-manager",
      run: async () => {
        for (const size of sizes) await drawAndPlayWithManager(size, type);
      },
    },
    {
      name: "tournament-pairings",
      run: () => {
        for (const size of sizes) drawAndPlayWithPairings(size, type);
      },
    },
  ]);
  await compare(`${type} with gyms and seeds`, type, sizes.map(entriesWithGyms), []);
}

type Peer = { name: string; run: () => unknown };

async function compare(name: string, type: StageType, categories: Entry[][], peers: Peer[]) {
  const finished = categories.map((entries, n) => drawAndPlay(entries, type, `bench-${n}`));
  const [ours, ...others] = await medianMs([
    {
      name: "ours",
      // Like the peers we let go of a category once it is fought.
      run: () => {
        for (const [n, entries] of categories.entries()) drawAndPlay(entries, type, `bench-${n}`);
      },
    },
    ...peers,
    { name: "json-copy", run: () => JSON.parse(JSON.stringify(finished)) },
  ]);
  for (const { name: peer, ms: peerValue } of others) {
    const goal = goals[peer] ?? "-";
    print({ bench: "brackets", case: name, value: ours!.ms, unit: "ms", peer, peerValue, goal });
  }
}
