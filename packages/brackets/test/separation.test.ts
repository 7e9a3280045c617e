import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  bracketSize,
  draw,
  type Entry,
  type Format,
  sectionOf,
  separationReport,
} from "../src/index.ts";
import { entriesOf } from "./arbitraries.ts";

const elimination: Format = { type: "single_elimination", bronze: "shared" };

const withGyms = (most: number, gyms: number) =>
  fc
    .array(fc.integer({ min: 0, max: gyms }), { minLength: 2, maxLength: most })
    .map((list) =>
      list.map((gym, index): Entry => ({ id: `e${index}`, ...(gym > 0 && { gym: `g${gym}` }) })),
    );

function mostOfOneGymInSection(
  entries: readonly Entry[],
  positions: readonly (string | null)[],
  sections: number,
) {
  const gymOf = new Map(entries.map(({ id, gym }) => [id, gym]));
  const counts = new Map<string, number>();
  const most = new Map<string, number>();
  for (const [position, entry] of positions.entries()) {
    const gym = entry === null ? undefined : gymOf.get(entry);
    if (gym === undefined) continue;
    const key = `${gym} ${sectionOf(position, positions.length, sections)}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
    most.set(gym, Math.max(most.get(gym) ?? 0, counts.get(key)!));
  }
  return most;
}

describe("law 4", () => {
  it("without seeds: no section of any size holds more of a gym than its share, rounded up", () => {
    fc.assert(
      fc.property(withGyms(70, 6), fc.string(), (entries, seed) => {
        const { positions } = draw(entries, elimination, seed);
        for (let sections = 2; sections <= positions.length; sections *= 2) {
          for (const [gym, most] of mostOfOneGymInSection(entries, positions, sections)) {
            const mates = entries.filter((entry) => entry.gym === gym).length;
            expect(most).toBeLessThanOrEqual(Math.ceil(mates / sections));
          }
        }
        for (const { meetIn, bound } of separationReport(positions, entries)) {
          expect(meetIn).toBe(bound);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it("with seeds: gym mates meet in the first fights only when no placing could avoid it", () => {
    fc.assert(
      fc.property(withGyms(8, 3), fc.nat(8), fc.string(), (list, seeds, seed) => {
        const entries = list.map((entry, at) => (at < seeds ? { ...entry, seed: at + 1 } : entry));
        const { positions } = draw(entries, elimination, seed);
        expect(badness(positions, entries)).toEqual(leastBadness(positions, entries));
      }),
      { numRuns: 300 },
    );
  });

  it("in groups: gym mates are spread evenly", () => {
    fc.assert(
      fc.property(
        withGyms(30, 5),
        fc.integer({ min: 1, max: 6 }),
        fc.string(),
        (list, groups, seed) => {
          const format: Format = { type: "multi_phase", groups, advance: 1, bronze: "none" };
          const { positions } = draw(list, format, seed);
          const sizes = Array.from({ length: groups }, (_, group) =>
            Math.floor((list.length + groups - 1 - group) / groups),
          );
          let from = 0;
          for (const size of sizes) {
            const ids = positions.slice(from, from + size);
            from += size;
            for (const gym of new Set(list.flatMap((entry) => entry.gym ?? []))) {
              const mates = list.filter((entry) => entry.gym === gym);
              const here = mates.filter(({ id }) => ids.includes(id)).length;
              expect(here).toBeLessThanOrEqual(Math.ceil(mates.length / groups));
            }
          }
        },
      ),
      { numRuns: 1000 },
    );
  });

  it("three with two gym mates: the mates are not the first fight", () => {
    const entries: Entry[] = [
      { id: "ana", gym: "Norte" },
      { id: "bia", gym: "Norte" },
      { id: "cia" },
    ];
    const format: Format = { type: "players_with_return", returning: "comeback" };
    for (let seed = 0; seed < 50; seed++) {
      expect(draw(entries, format, `${seed}`).positions.slice(0, 2)).toContain("cia");
    }
  });

  it("reports who meets too early, and how late it could have been", () => {
    const entries: Entry[] = entriesOf(4).map((entry) => ({ ...entry, gym: "Norte" }));
    entries[2] = { id: "e3" };
    expect(separationReport(["e1", "e2", "e3", "e4"], entries)).toEqual([
      { gym: "Norte", entries: 3, meetIn: 4, bound: 4, pairs: [["e1", "e2"]] },
    ]);
    expect(separationReport(["e1", "e2", "e3", null], entries)).toEqual([
      { gym: "Norte", entries: 2, meetIn: 4, bound: 2, pairs: [["e1", "e2"]] },
    ]);
  });
});

/** Pairs of gym mates who meet in the first round, in the second, …: compared from the first on. */
function badness(positions: readonly (string | null)[], entries: readonly Entry[]): number[] {
  const gymOf = new Map(entries.map(({ id, gym }) => [id, gym]));
  const pairs: number[] = [];
  for (let sections = positions.length; sections > 1; sections /= 2) {
    const parts = new Map<string, number>();
    for (const [position, entry] of positions.entries()) {
      const gym = entry === null ? undefined : gymOf.get(entry);
      if (gym === undefined) continue;
      const key = `${gym} ${sectionOf(position, positions.length, sections / 2)}`;
      parts.set(key, (parts.get(key) ?? 0) + 1);
    }
    pairs.push([...parts.values()].reduce((sum, mates) => sum + (mates * (mates - 1)) / 2, 0));
  }
  return pairs.slice(0, -1);
}

/** The least badness over every way to seat the unseeded, seeds and byes kept. */
function leastBadness(positions: readonly (string | null)[], entries: readonly Entry[]): number[] {
  const seeded = new Set(entries.filter(({ seed }) => seed !== undefined).map(({ id }) => id));
  const free = [...positions.keys()].filter(
    (position) => positions[position] !== null && !seeded.has(positions[position]!),
  );
  const others = entries.filter(({ id }) => !seeded.has(id));
  let least: number[] | undefined;
  const trial = [...positions];

  function seat(index: number, left: readonly Entry[]): void {
    if (index === free.length) {
      const found = badness(trial, entries);
      if (!least || isLess(found, least)) least = found;
      return;
    }
    const gyms = new Set<string>();
    for (const entry of left) {
      const gym = entry.gym ?? entry.id;
      if (gyms.has(gym)) continue;
      gyms.add(gym);
      trial[free[index]!] = entry.id;
      seat(
        index + 1,
        left.filter((other) => other !== entry),
      );
    }
  }
  seat(0, others);
  return least!;
}

function isLess(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at >= 0 && a[at]! < b[at]!;
}

it("a tree is a power of two", () => {
  expect([1, 2, 3, 5, 8, 9].map(bracketSize)).toEqual([1, 2, 4, 8, 8, 16]);
});
