import { type Fight, getFight, type LiveMessage, listFights, liveMessage } from "@chave/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "#test/test-api.ts";
import { act, finish, namesOf, start, startTournament, type Tournament } from "#test/tournament.ts";

let api: TestApi;
let cup: Tournament;
beforeAll(async () => {
  api = await startTestApi();
  cup = await startTournament(api);
});

const two = (corner: "first" | "second" = "first") => act({ kind: "score", corner, button: "two" });
const bronzeFight = { bracketType: "single_elimination_bronze_fight" } as const;
const standing = (fight: Fight) => [fight.status, ...namesOf(fight)];

describe("winning (F5, F8)", () => {
  it("moves the winner on and the loser to the bronze fight, down to the podium", async () => {
    const { category, fights } = await cup.drawn(4, bronzeFight);
    const [a, b] = namesOf(fights[0]!);
    const [c, d] = namesOf(fights[1]!);

    await cup.win(category.id, "SF1", "first");
    expect(standing(await cup.fight(category.id, "F"))).toEqual(["waiting", a, null]);
    await cup.win(category.id, "SF2", "second");
    expect(standing(await cup.fight(category.id, "F"))).toEqual(["ready", a, d]);
    expect(standing(await cup.fight(category.id, "B"))).toEqual(["ready", b, c]);
    await cup.win(category.id, "B", "first");
    await cup.win(category.id, "F", "second");

    const { placings, finished } = await cup.bracket(category.id);
    expect(finished).toBe(true);
    expect(placings.map(({ name, medal }) => [name, medal])).toEqual([
      [d, "gold"],
      [a, "silver"],
      [b, "bronze"],
      [c, null],
    ]);
  });

  it("plays the comeback of three: whoever loses the first fight may still win", async () => {
    const { category, fights } = await cup.drawn(3);
    const [a, b] = namesOf(fights[0]!);
    await cup.win(category.id, "C1", "first");
    expect((await cup.fight(category.id, "C2")).first.name).toBe(b);
    await cup.win(category.id, "C2", "first");
    expect(namesOf(await cup.fight(category.id, "F"))).toEqual([a, b]);
    await cup.win(category.id, "F", "second");

    const { placings } = await cup.bracket(category.id);
    expect(placings.map(({ name, place }) => [name, place])).toEqual([
      [b, 1],
      [a, 2],
      [expect.any(String), 3],
    ]);
  });

  it("keeps the score, the clock and how it ended", async () => {
    const { category } = await cup.drawn(2);
    const { id } = await cup.fight(category.id, "F");
    const begun = await cup.send(id, [start(), two(), act({ kind: "penalty", corner: "second" })]);
    expect(begun.fight).toMatchObject({
      status: "running",
      startedAt: expect.any(String),
      clock: { running: true, remainingMs: 300_000 },
      score: { first: { points: 2 }, second: { penalties: 1 } },
      winner: null,
    });

    const choke = act({
      kind: "finish",
      winner: "second",
      method: "submission",
      submission: "choke",
    });
    const { fight } = await cup.send(id, [choke, act({ kind: "confirm" })]);
    expect(fight).toMatchObject({
      status: "finished",
      winner: "second",
      method: "submission",
      submission: "choke",
      finishedAt: expect.any(String),
    });
    expect(await api.call(getFight, { params: { fightId: id } })).toMatchObject({
      fight,
      eventName: cup.event.name,
      ruleSet: "ibjjf",
    });
  });
});

describe("athletes who do not come or are sent off (F5)", () => {
  it("gives the bronze to the one who is left when the other semifinal's loser was sent off", async () => {
    const { category, fights } = await cup.drawn(4, bronzeFight);
    const [, bronze] = namesOf(fights[0]!);
    await cup.win(category.id, "SF1", "first");
    await cup.send(fights[1]!.id, [start(), ...finish("first", "disqualification")]);

    const fight = await cup.fight(category.id, "B");
    expect(fight).toMatchObject({ status: "bye", number: null, second: { bye: true } });
    expect(fight.first).toMatchObject({ name: bronze, bye: false });
    await expect(cup.send(fight.id, [start()])).rejects.toMatchObject({ code: "fight_not_ready" });
    const { placings } = await cup.bracket(category.id);
    expect(placings.find((placing) => placing.name === bronze)?.medal).toBe("bronze");
  });

  it("carries a walkover through when nobody is left on one side", async () => {
    const { category, fights } = await cup.drawn(4);
    await cup.send(fights[0]!.id, finish(null, "no_show"));
    const { fight } = await cup.send(fights[1]!.id, finish("first", "walkover"));
    expect(fight).toMatchObject({ status: "finished", startedAt: null });

    expect(await cup.fight(category.id, "F")).toMatchObject({ status: "bye" });
    const { finished, placings } = await cup.bracket(category.id);
    expect(finished).toBe(true);
    expect(placings[0]).toMatchObject({ medal: "gold", name: fight.first.name });
  });

  it("voids the last fight of a comeback when the loser did not come", async () => {
    const { category, fights } = await cup.drawn(3);
    await cup.send(fights[0]!.id, finish("first", "no_show"));

    const { fights: now } = await cup.bracket(category.id);
    expect(now.map(({ key, status }) => [key, status])).toEqual([
      ["C1", "finished"],
      ["C2", "bye"],
      ["F", "ready"],
    ]);
  });
});

describe("the list of actions (F7)", () => {
  it("counts what is sent twice once, also in parallel", async () => {
    const { fights } = await cup.drawn(2);
    const { id } = fights[0]!;
    const actions = [start(), two(), two("second"), act({ kind: "advantage", corner: "first" })];
    await Promise.all(Array.from({ length: 8 }, () => cup.send(id, actions)));

    const board = await cup.scoreboard(id);
    expect(board.actions).toEqual(actions);
    expect(board.fight.score).toMatchObject({
      first: { points: 2, advantages: 1 },
      second: { points: 2 },
    });
    expect(board.fight.version).toBe(2);
  });

  it("loses nothing when two tables send at once", async () => {
    const { fights } = await cup.drawn(2);
    const { id } = fights[0]!;
    await cup.send(id, [start()]);
    const sent = Array.from({ length: 20 }, (_, n) => two(n % 2 ? "first" : "second"));
    await Promise.all(sent.map((action, n) => cup.send(id, [action], `table-${n % 3}`)));

    const { actions, fight } = await cup.scoreboard(id);
    expect(actions.map((action) => action.actionId).toSorted()).toEqual(
      [actions[0]!, ...sent].map((action) => action.actionId).toSorted(),
    );
    expect(fight.score).toMatchObject({ first: { points: 20 }, second: { points: 20 } });
  });

  it("does not store what the rules refuse, and says why", async () => {
    const { fights } = await cup.drawn(2);
    const { id } = fights[0]!;
    const unknown = act({ kind: "score", corner: "first", button: "seventeen" });
    const early = act({ kind: "confirm" });
    const { refused, fight } = await cup.send(id, [start(), unknown, early, two()]);

    expect(refused).toEqual([
      { actionId: unknown.actionId, why: "unknown_button" },
      { actionId: early.actionId, why: "nothing_proposed" },
    ]);
    expect(fight.score?.first.points).toBe(2);
    expect((await cup.scoreboard(id)).actions).toHaveLength(2);
  });

  it("refuses an action that belongs to another fight", async () => {
    const { fights } = await cup.drawn(4);
    const action = two();
    await cup.send(fights[0]!.id, [action]);

    await expect(cup.send(fights[1]!.id, [action])).rejects.toMatchObject({ code: "conflict" });
  });

  it("takes back by a void, without forgetting", async () => {
    const { fights } = await cup.drawn(2);
    const { id } = fights[0]!;
    const mistake = two();
    await cup.send(id, [start(), mistake]);
    const { fight } = await cup.send(id, [act({ kind: "void", voids: mistake.actionId })]);

    expect(fight.score?.first.points).toBe(0);
    expect((await cup.scoreboard(id)).actions).toHaveLength(3);
  });

  it("waits for both athletes", async () => {
    const { fights } = await cup.drawn(4);
    const sending = cup.send(fights[2]!.id, [start()]);
    await expect(sending).rejects.toMatchObject({ code: "fight_not_ready" });
  });

  it("refuses a draw where somebody must go on", async () => {
    const other = await startTournament(api, { ruleSet: "submission_only" });
    const knockout = await other.drawn(2);
    const group = await other.drawn(3, { bracketType: "round_robin" });
    const drawn = () => [start(), ...finish(null, "decision")];

    const sending = other.send(knockout.fights[0]!.id, drawn());
    await expect(sending).rejects.toMatchObject({ code: "result_incomplete" });
    const { fight } = await other.send(group.fights[0]!.id, drawn());
    expect(fight).toMatchObject({ status: "finished", winner: null });
  });
});

describe("correcting a result (F5, X23)", () => {
  const reopen = () => act({ kind: "reopen", reason: "wrong athlete" });

  it("takes it back from the next fight, and gives it anew", async () => {
    const { category, fights } = await cup.drawn(4);
    const [a, b] = namesOf(fights[0]!);
    await cup.win(category.id, "SF1", "first");
    const before = await cup.fight(category.id, "F");
    expect(before.first.name).toBe(a);

    const { fight } = await cup.send(fights[0]!.id, [reopen()]);
    expect(fight).toMatchObject({ status: "running", winner: null, finishedAt: null });
    const cleared = await cup.fight(category.id, "F");
    expect(standing(cleared)).toEqual(["waiting", null, null]);
    expect(cleared.version).toBeGreaterThan(before.version);

    await cup.send(fights[0]!.id, finish("second"));
    expect((await cup.fight(category.id, "F")).first.name).toBe(b);
  });

  it("is refused once the next fight has begun, and then nothing changes", async () => {
    const { category, fights } = await cup.drawn(4);
    await cup.win(category.id, "SF1");
    await cup.win(category.id, "SF2");
    const final = await cup.fight(category.id, "F");
    await cup.send(final.id, [start()]);

    await expect(cup.send(fights[0]!.id, [reopen()])).rejects.toMatchObject({
      code: "later_fight_started",
      details: { fight: final.number },
    });
    expect(await cup.fight(category.id, "SF1")).toMatchObject({
      status: "finished",
      winner: "first",
    });
    await cup.send(final.id, finish("first"));
    await expect(cup.send(fights[0]!.id, [reopen()])).rejects.toMatchObject({
      code: "later_fight_started",
    });
  });

  it("lets either the correction or the start win when both come at once", async () => {
    const { category, fights } = await cup.drawn(4);
    await cup.win(category.id, "SF1");
    await cup.win(category.id, "SF2");
    const final = await cup.fight(category.id, "F");
    const answers = await Promise.allSettled([
      cup.send(fights[0]!.id, [reopen()]),
      cup.send(final.id, [start()]),
    ]);

    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });
});

describe("two semifinals that end at the same moment", () => {
  it("both reach the final", async () => {
    const { category, fights } = await cup.drawn(4);
    const [one, other] = [fights[0]!, fights[1]!];
    await Promise.all([
      cup.send(one.id, [start(), ...finish("first")]),
      cup.send(other.id, [start(), ...finish("second")]),
    ]);

    expect(standing(await cup.fight(category.id, "F"))).toEqual([
      "ready",
      one.first.name,
      other.second.name,
    ]);
  });
});

describe("one athlete in two categories (F6)", () => {
  it("is never on two mats at once", async () => {
    const own = await cup.category(2, {}, "Twice");
    const open = await cup.category(2, {}, "Twice");
    const { fights: first } = await cup.draw(own.id);
    const { fights: second } = await cup.draw(open.id);
    const starts = await Promise.allSettled([
      cup.send(first[0]!.id, [start()]),
      cup.send(second[0]!.id, [start()]),
    ]);

    const refused = starts.filter((answer) => answer.status === "rejected");
    expect(refused.map(({ reason }) => reason)).toEqual([
      expect.objectContaining({
        code: "fight_athlete_busy",
        details: { name: expect.stringMatching(/^Twice-/), mat: expect.stringMatching(/^#\d+$/) },
      }),
    ]);
    const begun = starts[0]!.status === "fulfilled" ? first[0]! : second[0]!;
    const waiting = begun === first[0] ? second[0]! : first[0]!;
    await cup.send(begun.id, finish("first"));
    expect((await cup.send(waiting.id, [start()])).fight.status).toBe("running");
  });
});

it("is for the event's own organization; everyone may watch (F7)", async () => {
  const { fights, category } = await cup.drawn(2);
  const stranger = await startTournament(api);
  const { id } = fights[0]!;

  await expect(stranger.send(id, [start()])).rejects.toMatchObject({ code: "forbidden" });
  await expect(stranger.scoreboard(id)).rejects.toMatchObject({ code: "forbidden" });
  const query = { categoryId: category.id, open: "true" };
  const open = await api.call(listFights, { params: { eventId: cup.event.id }, query });
  expect(open).toEqual([fights[0]]);
});

it("tells every reader live who scored, who moved on and what comes next (F7)", async () => {
  const { category, fights } = await cup.drawn(4);
  const [semifinal, next] = [fights[0]!, fights[1]!];
  const address = await api.app.listen({ port: 0, host: "127.0.0.1" });
  const stop = new AbortController();
  const topics = `event:${cup.event.id}`;
  const stream = await fetch(`${address}/api/live?topics=${topics}`, { signal: stop.signal });
  const heard = readMessages(stream, 6);
  await cup.send(semifinal.id, [start(), two()]);
  await cup.send(semifinal.id, finish("first"));
  const [, scored, finished, final, bracket, follows] = await heard;
  stop.abort();

  expect(scored).toMatchObject({ kind: "fight", fight: { id: semifinal.id, status: "running" } });
  expect(finished).toMatchObject({ fight: { id: semifinal.id, winner: "first" } });
  expect(final).toMatchObject({ fight: { key: "F", first: { name: semifinal.first.name } } });
  expect(bracket).toMatchObject({ kind: "bracket", categoryId: category.id });
  expect(follows).toMatchObject({ kind: "next", fightId: semifinal.id, nextFightId: next.id });
});

async function readMessages(stream: Response, howMany: number): Promise<LiveMessage[]> {
  let text = "";
  const messages = () => text.split("\n\n").slice(0, -1);
  const decoder = new TextDecoder();
  for await (const chunk of stream.body!) {
    text += decoder.decode(chunk, { stream: true });
    if (messages().length >= howMany) break;
  }
  return messages().map((line) => liveMessage.parse(JSON.parse(line.slice("data: ".length))));
}
