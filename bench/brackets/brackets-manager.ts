import { BracketsManager } from "brackets-manager";
import { InMemoryDatabase } from "brackets-memory-db";
import { fightsOf, type StageType } from "./stage-type.ts";

/** An opponent is null where there is a bye; whoever is not known yet is an opponent without an id. */
type Match = { id: number; opponent1: object | null; opponent2: object | null };

/**
 * The peer at its best: a fresh memory database per stage, the matches played in the order of their ids, in which
 * everybody is known when his turn comes, so that nothing has to be looked up in between.
 */
export async function drawAndPlayWithManager(size: number, type: StageType): Promise<void> {
  const storage = new InMemoryDatabase();
  const manager = new BracketsManager(storage);
  const names = Array.from({ length: size }, (_, n) => `athlete-${n}`);
  await manager.create.stage({
    tournamentId: 0,
    name: "category",
    type,
    seeding: type === "round_robin" ? names : padded(names),
    settings:
      type === "round_robin"
        ? { groupCount: 1 }
        : { grandFinal: type === "double_elimination" ? "simple" : "none", balanceByes: true },
  });
  let played = 0;
  for (const { id, opponent1, opponent2 } of (await storage.select<Match>("match")) ?? []) {
    if (!opponent1 || !opponent2) continue;
    await manager.update.match({
      id,
      opponent1: { score: 4, result: "win" },
      opponent2: { score: 2 },
    });
    played++;
  }
  if (played !== fightsOf(type, size)) {
    throw new Error(`brackets-manager played ${played} matches of a ${type} of ${size}`);
  }
}

function padded(names: string[]): (string | null)[] {
  const size = 2 ** Math.ceil(Math.log2(names.length));
  return [...names, ...Array.from({ length: size - names.length }, () => null)];
}
