import { BracketsManager } from "brackets-manager";
import { InMemoryDatabase } from "brackets-memory-db";

export type StageType = "single_elimination" | "double_elimination" | "round_robin";

/** `Status.Ready` and `Status.Running` of brackets-model. */
const canBePlayed = new Set([2, 3]);

/** The peer at its best: a fresh memory database per stage, matches played in the order of their ids. */
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
  const matches = (await storage.select("match"))!;
  for (const { id } of matches) {
    const match = (await storage.select("match", id))!;
    if (!canBePlayed.has(match.status)) continue;
    await manager.update.match({
      id,
      opponent1: { score: 4, result: "win" },
      opponent2: { score: 2 },
    });
  }
}

function padded(names: string[]): (string | null)[] {
  const size = 2 ** Math.ceil(Math.log2(names.length));
  return [...names, ...Array.from({ length: size - names.length }, () => null)];
}
