import { getResults } from "@chave/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "#test/test-api.ts";
import { namesOf, startTournament, type Tournament } from "#test/tournament.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});

const results = ({ event }: Tournament) => api.call(getResults, { params: { eventId: event.id } });

describe("results (F8)", () => {
  it("shows the places that are certain while fights go on", async () => {
    const cup = await startTournament(api);
    const { category, fights } = await cup.drawn(4);
    await cup.category(2);
    expect(await results(cup)).toEqual({ finished: 0, categories: 2, podiums: [], gyms: [] });

    await cup.win(category.id, "SF1", "first");
    const { podiums, finished } = await results(cup);
    expect(finished).toBe(0);
    expect(podiums.map((podium) => podium.placings)).toEqual([
      [expect.objectContaining({ name: namesOf(fights[0]!)[1], place: 3, medal: "bronze" })],
    ]);
  });

  it("counts medals per gym, best first; a lone entry has gold", async () => {
    const cup = await startTournament(api);
    await cup.drawn(1);
    const { category } = await cup.drawn(4);
    for (const key of ["SF1", "SF2", "F"]) await cup.win(category.id, key, "first");
    const { podiums, gyms, finished } = await results(cup);

    expect(finished).toBe(2);
    const medals = podiums.map((podium) => podium.placings.map((placing) => placing.medal));
    expect(medals).toEqual([["gold"], ["gold", "silver", "bronze", "bronze"]]);
    const [gold, silver, ...bronzes] = podiums[1]!.placings.map((placing) => placing.gymName);
    const count = (gymName: string) => ({
      gymName,
      gold: Number(gymName === gold) + Number(gymName === "Gym 1"),
      silver: Number(gymName === silver),
      bronze: Number(bronzes.includes(gymName)),
    });
    const expected = [...new Set(["Gym 1", gold!, silver!, ...bronzes])].map(count);
    expect(gyms).toHaveLength(expected.length);
    expect(gyms).toEqual(expect.arrayContaining(expected));
    const weight = gyms.map((gym) => gym.gold * 100 + gym.silver * 10 + gym.bronze);
    expect(weight).toEqual(weight.toSorted((a, b) => b - a));
  });
});
