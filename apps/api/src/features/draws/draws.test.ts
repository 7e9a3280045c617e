import {
  deleteBracket,
  drawAll,
  drawCategory,
  getBracket,
  listFights,
  placeByHand,
  type RegistrationId,
} from "@chave/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "#test/test-api.ts";
import { start, startTournament, type Tournament } from "#test/tournament.ts";

let api: TestApi;
let cup: Tournament;
beforeAll(async () => {
  api = await startTestApi();
  cup = await startTournament(api);
});

const at = (categoryId: Parameters<Tournament["bracket"]>[0]) => ({ params: { categoryId } });

describe("drawing a category (F1, F2)", () => {
  it.each([
    ["one entry: gold without a fight", 1, {}, [], 1],
    ["two entries: one fight", 2, {}, ["F"], 2],
    ["three entries: the comeback", 3, {}, ["C1", "C2", "F"], 3],
    ["four entries", 4, {}, ["SF1", "SF2", "F"], 4],
    ["six entries: two byes", 6, {}, ["QF2", "QF4", "SF1", "SF2", "F"], 8],
    [
      "a bronze fight",
      4,
      { bracketType: "single_elimination_bronze_fight" },
      ["SF1", "SF2", "B", "F"],
      4,
    ],
    ["all against all", 3, { bracketType: "round_robin" }, ["A1", "A2", "A3"], 3],
  ] as const)("%s", async (_case, entries, change, keys, positions) => {
    const bracket = await cup.drawn(entries, change);

    expect(bracket.fights.map((fight) => fight.key)).toEqual(keys);
    expect(bracket.positions).toHaveLength(positions);
    const placed = bracket.positions.flatMap((place) => place.registrationId ?? []);
    expect(placed.toSorted()).toEqual(bracket.entries.map((e) => e.registrationId).toSorted());
  });

  it("gives a lone entry the gold at once", async () => {
    const bracket = await cup.drawn(1);

    expect(bracket).toMatchObject({ finished: true, placings: [{ place: 1, medal: "gold" }] });
  });

  it("draws the same bracket from the same seed, and counts the draws", async () => {
    const { id } = await cup.category(8);
    const first = await cup.draw(id, "0123abcd");
    const other = await cup.draw(id, "another");
    const again = await cup.draw(id, "0123abcd");

    expect(again.positions).toEqual(first.positions);
    expect(other.positions).not.toEqual(first.positions);
    expect(again).toMatchObject({ seed: "0123abcd", drawNumber: 3, version: 3 });
    const random = await api.call(drawCategory, { ...at(id), body: {} }, cup.organizer);
    expect(random.seed).toMatch(/^[0-9a-f]{32}$/);
  });

  it("gives byes to the best seeds and keeps a gym apart", async () => {
    const { id, athletes } = await cup.category(2);
    const where = { eventId: cup.event.id, categoryId: id };
    const [best] = await api.make.athletes(cup.organizer, where, 1, { name: "Best", seed: 1 });
    const mates = [
      ...(await api.make.athletes(cup.organizer, where, 1, { name: "Mate A", gymName: "Twin" })),
      ...(await api.make.athletes(cup.organizer, where, 1, { name: "Mate B", gymName: "Twin" })),
    ];
    const { positions, fights } = await cup.draw(id);

    expect(positions[0]?.registrationId).toBe(best!.id);
    expect(positions[1]).toEqual({
      registrationId: null,
      reason: { kind: "bye_of_seed", seed: 1 },
    });
    const half = (registrationId: string) =>
      Math.floor(positions.findIndex((place) => place.registrationId === registrationId) / 4);
    expect(half(mates[0]!.id)).not.toBe(half(mates[1]!.id));
    expect(athletes).toHaveLength(2);
    expect(fights.find((fight) => fight.key === "SF1")!.first).toMatchObject({
      name: "Best",
      seed: 1,
      bye: false,
      from: { kind: "position", position: 0 },
    });
  });

  it("says why it cannot: no entries, a type that does not fit", async () => {
    const empty = await cup.category(0);
    const four = await cup.category(4, { bracketType: "comeback" });

    await expect(cup.draw(empty.id)).rejects.toMatchObject({ code: "category_without_entries" });
    await expect(cup.draw(four.id)).rejects.toMatchObject({
      code: "bracket_type_not_for_entries",
      details: { entries: 4 },
    });
  });

  it("is refused once a scoreboard has begun, and so is taking it back", async () => {
    const { category } = await cup.drawn(2);
    await cup.send((await cup.fight(category.id, "F")).id, [start()]);

    const refusal = { code: "bracket_has_results" };
    await expect(cup.draw(category.id)).rejects.toMatchObject(refusal);
    await expect(api.call(deleteBracket, at(category.id), cup.organizer)).rejects.toMatchObject(
      refusal,
    );
  });

  it("leaves one bracket when two people draw at once", async () => {
    const { id } = await cup.category(5);
    await Promise.all(["a", "b", "c", "d"].map((seed) => cup.draw(id, seed)));

    const bracket = await cup.bracket(id);
    expect(bracket.drawNumber).toBe(4);
    expect(bracket.fights.map((fight) => fight.key)).toEqual(["QF2", "SF1", "SF2", "F"]);
  });
});

describe("drawing a whole event (F3)", () => {
  it("draws what can be drawn, says what not, and numbers the fights through the hall", async () => {
    const { organizer, event, category } = await startTournament(api);
    const alone = await category(1);
    const four = await category(4);
    const two = await category(2);
    const wrong = await category(2, { bracketType: "comeback" });
    await category(0);

    const drawing = { params: { eventId: event.id }, body: { seed: "s" } };
    const answer = await api.call(drawAll, drawing, organizer);

    expect(answer).toEqual({
      drawn: 3,
      alone: 1,
      seed: "s",
      failed: [{ categoryId: wrong.id, code: "bracket_type_not_for_entries" }],
    });
    const fights = await api.call(listFights, { params: { eventId: event.id }, query: {} });
    const numbers = fights.map((fight) => [fight.categoryId, fight.key, fight.number]);
    expect(numbers).toEqual([
      [four.id, "SF1", 1],
      [four.id, "SF2", 2],
      [four.id, "F", 3],
      [two.id, "F", 4],
    ]);
    expect(await api.call(drawAll, drawing, organizer)).toMatchObject({ drawn: 0 });
    expect((await api.call(getBracket, at(alone.id))).finished).toBe(true);
  });
});

describe("placing by hand (F3)", () => {
  const place = (
    categoryId: Parameters<Tournament["bracket"]>[0],
    positions: (RegistrationId | null)[],
    version?: number,
  ) => api.call(placeByHand, { ...at(categoryId), body: { positions, version } }, cup.organizer);

  it("takes byes anywhere, even two against each other", async () => {
    const { id, athletes } = await cup.category(4, { bracketType: "single_elimination" });
    const [a, b, c, d] = athletes.map((athlete) => athlete.id);
    const bracket = await place(id, [null, null, a!, b!, c!, null, null, d!]);

    expect(bracket).toMatchObject({ changedByHand: true, seed: null, drawNumber: 0, version: 1 });
    expect(bracket.fights.map(({ key, status }) => [key, status])).toEqual([
      ["QF2", "ready"],
      ["SF2", "ready"],
      ["F", "waiting"],
    ]);
    expect(bracket.fights[2]!.first).toMatchObject({
      name: null,
      bye: false,
      from: { kind: "winner", key: "QF2", number: bracket.fights[0]!.number },
    });
  });

  it("keeps the reason of whoever stays, after the version that was seen", async () => {
    const drawn = await cup.drawn(4);
    const [a, b, c, d] = drawn.positions.map((one) => one.registrationId);
    const swapped = await place(drawn.category.id, [a!, b!, d!, c!], drawn.version);

    expect(swapped.positions.map((one) => one.reason.kind)).toEqual([
      drawn.positions[0]!.reason.kind,
      drawn.positions[1]!.reason.kind,
      "by_hand",
      "by_hand",
    ]);
    expect(swapped.seed).toBe(drawn.seed);
    for (const version of [drawn.version, undefined])
      await expect(place(drawn.category.id, [a!, b!, c!, d!], version)).rejects.toMatchObject({
        code: "bracket_changed",
      });
  });

  it("wants every entry exactly once, on as many positions as the bracket has", async () => {
    const { id, athletes } = await cup.category(4);
    const other = await cup.category(1);
    const [a, b, c, d] = athletes.map((athlete) => athlete.id);

    for (const positions of [
      [a!, b!, c!, c!],
      [a!, b!, c!, null],
      [a!, b!, c!, d!, null],
      [a!, b!, c!, other.athletes[0]!.id],
    ])
      await expect(place(id, positions)).rejects.toMatchObject({ code: "positions_invalid" });
  });
});

describe("who may", () => {
  it("draws for the event's organization and an admin only; everyone sees", async () => {
    const { id } = await cup.category(2);
    const stranger = await api.make.organizer();
    const drawAs = (as?: typeof stranger) => api.call(drawCategory, { ...at(id), body: {} }, as);

    await expect(drawAs(stranger)).rejects.toMatchObject({ code: "forbidden" });
    await expect(drawAs()).rejects.toMatchObject({ code: "unauthenticated" });
    await drawAs(await api.make.admin());
    expect((await cup.bracket(id)).can).toEqual({ draw: false, place: false, score: false });
    expect((await api.call(getBracket, at(id), cup.organizer)).can.draw).toBe(true);
  });

  it("hides the brackets of a hidden event", async () => {
    const hidden = await startTournament(api, { visible: false });
    const { id } = await hidden.category(2);

    await expect(api.call(getBracket, at(id))).rejects.toMatchObject({ code: "not_found" });
    await api.call(getBracket, at(id), hidden.organizer);
  });
});

it("takes a draw back before the first fight (F3)", async () => {
  const { category } = await cup.drawn(4);
  await api.call(deleteBracket, at(category.id), cup.organizer);

  expect(await cup.bracket(category.id)).toMatchObject({ type: null, fights: [], version: 0 });
  await expect(api.call(deleteBracket, at(category.id), cup.organizer)).rejects.toMatchObject({
    code: "no_bracket",
  });
});
