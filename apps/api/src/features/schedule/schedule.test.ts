import {
  type Fight,
  getSchedule,
  listFights,
  planFights,
  type Schedule,
  saveCalendar,
} from "@chave/contract";
import { findRestConflicts } from "@chave/scheduling";
import { beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "#test/test-api.ts";
import { start, startTournament, type Tournament } from "#test/tournament.ts";

let api: TestApi;
let now: Date | undefined;
beforeAll(async () => {
  api = await startTestApi({ now: () => now ?? new Date("2026-12-01T12:00:00Z") });
});

const minute = 60_000;
const calendar = {
  dayStart: "10:30",
  secondsBetweenFights: 60,
  minimumRest: 300,
  minimumRestBeforeFinal: 600,
};
const at = ({ event }: Tournament) => ({ params: { eventId: event.id } });
const plan = (cup: Tournament) => api.call(planFights, at(cup), cup.organizer);
const plannedOf = (schedule: Schedule) => schedule.mats.flatMap((mat) => mat.fights);
const startOf = (fight: Fight) => Date.parse(fight.plannedAt!);

async function cupWithMats(
  howMany: number,
  change: Parameters<typeof startTournament>[1] = {},
): Promise<Tournament> {
  const cup = await startTournament(api, change);
  for (let n = 0; n < howMany; n++) await api.make.mat(cup.organizer, cup.event.id);
  return cup;
}

/** The laws, looked at from outside: no mat and no athlete twice at once, nobody before the fights that feed theirs. */
function expectLawful(schedule: Schedule, seconds: number): void {
  for (const { fights } of schedule.mats)
    for (const [index, fight] of fights.entries()) {
      const next = fights[index + 1];
      if (next)
        expect(startOf(next) - startOf(fight)).toBeGreaterThanOrEqual((seconds + 60) * 1000);
    }
  const all = new Map(plannedOf(schedule).map((fight) => [fight.categoryId + fight.key, fight]));
  for (const fight of all.values())
    for (const { from } of [fight.first, fight.second]) {
      if (from.kind !== "winner" && from.kind !== "loser") continue;
      const feeder = all.get(fight.categoryId + from.key);
      if (!feeder) continue;
      const rest = fight.round.name === "final" ? 600 : 300;
      expect(startOf(fight) - startOf(feeder)).toBeGreaterThanOrEqual((seconds + rest) * 1000);
    }
}

describe("planning (F6, E9)", () => {
  it("gives every fight a mat, a lawful time and a number in the order of the hall", async () => {
    const cup = await cupWithMats(2);
    await api.call(saveCalendar, { ...at(cup), body: calendar }, cup.organizer);
    for (const entries of [8, 5, 3, 2, 1]) await cup.drawn(entries);
    const schedule = await plan(cup);

    expect(schedule.unplanned).toEqual([]);
    expect(plannedOf(schedule)).toHaveLength(7 + 4 + 3 + 1);
    expectLawful(schedule, 300);
    // São Paulo is three hours behind.
    expect(Math.min(...plannedOf(schedule).map(startOf))).toBe(Date.parse("2026-12-12T13:30:00Z"));
    const fights = plannedOf(schedule).toSorted((a, b) => a.number! - b.number!);
    expect(fights.map((fight) => fight.number)).toEqual(fights.map((_, index) => index + 1));
    expect(fights.map(startOf)).toEqual(fights.map(startOf).toSorted((a, b) => a - b));
    expect(schedule.endsAt).toBe(new Date(startOf(fights.at(-1)!) + 5 * minute).toISOString());
    expect(await plan(cup)).toEqual(schedule);
  });

  it("never puts somebody entered twice on two mats at once", async () => {
    const cup = await cupWithMats(4);
    const own = await cup.category(8, {}, "Twice");
    const open = await cup.category(8, {}, "Twice");
    await cup.draw(own.id, "one");
    await cup.draw(open.id, "other");
    const fights = plannedOf(await plan(cup));

    // Anyone of the eight may still reach any later fight: whatever happens, the two categories never overlap.
    const scheduled = fights.map((fight) => {
      const start = startOf(fight) / 1000;
      const athletes =
        fight.depth === 0
          ? [fight.first.name!, fight.second.name!]
          : own.athletes.map((a) => a.name);
      return { id: fight.id, athleteIds: athletes, start, end: start + 300, of: fight.categoryId };
    });
    const clashes = findRestConflicts(scheduled, 300).filter(
      ({ earlier, later }) =>
        scheduled.find(({ id }) => id === earlier.id)!.of !==
        scheduled.find(({ id }) => id === later.id)!.of,
    );
    expect(clashes).toEqual([]);
  });

  it("leaves what has begun where it is, and plans around it", async () => {
    const cup = await cupWithMats(1);
    const { category } = await cup.drawn(8);
    const before = plannedOf(await plan(cup));
    const first = before[0]!;
    now = new Date(startOf(first) + 2 * minute);
    await cup.send(first.id, [start()]);
    const after = await plan(cup);
    now = undefined;

    const [running, next] = after.mats[0]!.fights;
    expect(running).toMatchObject({ id: first.id, number: 1, plannedAt: first.plannedAt });
    // It began two minutes late, lasts five, and the mat is changed in one.
    expect(startOf(next!)).toBe(startOf(first) + 8 * minute);
    expect(after.mats[0]!.fights).toHaveLength(7);
    expect((await cup.bracket(category.id)).fights).toHaveLength(7);
  });

  it("keeps each category within a day, also across a change of the clock", async () => {
    const cup = await cupWithMats(1, {
      startsOn: "2027-03-13",
      endsOn: "2027-03-14",
      timeZone: "America/New_York",
    });
    for (const entries of [4, 4]) await cup.drawn(entries);
    const fights = plannedOf(await plan(cup));

    const days = fights.map((fight) => `${fight.categoryId} ${fight.plannedAt!.slice(0, 10)}`);
    expect(new Set(days).size).toBe(2);
    // Nine o'clock in New York: 14:00 UTC in winter, 13:00 from the second day on.
    expect(fights[0]!.plannedAt).toBe("2027-03-13T14:00:00.000Z");
    expect(fights[3]!.plannedAt).toBe("2027-03-14T13:00:00.000Z");
  });

  it("says what is missing, and is the organizer's alone", async () => {
    const cup = await cupWithMats(0);
    await expect(plan(cup)).rejects.toMatchObject({ code: "no_mats" });
    await api.make.mat(cup.organizer, cup.event.id);
    await expect(plan(cup)).rejects.toMatchObject({ code: "no_fights_to_plan" });
    await expect(api.call(planFights, at(cup))).rejects.toMatchObject({ code: "unauthenticated" });
  });
});

it("stays lawful while others plan and draw at the same moment, and nobody waits for ever (F6)", async () => {
  const cup = await cupWithMats(2);
  const fought = await cup.drawn(8);
  const redrawn = await cup.category(8);
  const times = Array.from({ length: 8 }, (_, n) => `${n}`);
  const fightOn = async () => {
    for (const { key } of fought.fights) await cup.win(fought.category.id, key);
  };
  const planOn = async () => {
    for (const _ of times) await plan(cup);
  };
  const drawOn = async () => {
    for (const seed of times) await cup.draw(redrawn.id, seed);
  };
  await Promise.all([fightOn(), planOn(), planOn(), drawOn()]);

  const schedule = await plan(cup);
  const numbers = plannedOf(schedule).map((fight) => fight.number);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(schedule.unplanned).toEqual([]);
  expect((await cup.bracket(fought.category.id)).finished).toBe(true);
});

it("shows what is not planned yet, and what may be done (F6)", async () => {
  const cup = await cupWithMats(1);
  await cup.drawn(4);
  const schedule = await api.call(getSchedule, at(cup));

  expect(schedule).toMatchObject({
    calendar: { dayStart: "09:00" },
    timeZone: "America/Sao_Paulo",
    endsAt: null,
    can: { plan: false },
  });
  expect(schedule.unplanned.map((fight) => fight.number)).toEqual([1, 2, 3]);
  const fights = await api.call(listFights, { ...at(cup), query: {} });
  expect(schedule.unplanned).toEqual(fights);
});
