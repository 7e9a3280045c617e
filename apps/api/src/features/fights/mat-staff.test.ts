import {
  addActions,
  type FightId,
  getScoreboard,
  inviteStaff,
  listFights,
  type MatId,
  planFights,
  revokeStaff,
  updateStaff,
} from "@chave/contract";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { fights } from "#api/db/tables/index.ts";
import { helperAt } from "#test/staff.ts";
import { startTestApi, type TestApi, type TestPerson } from "#test/test-api.ts";
import { finish, start, startTournament, type Tournament } from "#test/tournament.ts";

let api: TestApi;
let cup: Tournament;
let one: MatId;
let two: MatId;
beforeAll(async () => {
  api = await startTestApi();
  cup = await startTournament(api);
  one = (await api.make.mat(cup.organizer, cup.event.id, "Tatame 1")).id;
  two = (await api.make.mat(cup.organizer, cup.event.id, "Tatame 2")).id;
});

async function fightOn(matId: MatId | null): Promise<FightId> {
  const { fights: drawn } = await cup.drawn(2);
  await api.db.update(fights).set({ matId }).where(eq(fights.id, drawn[0]!.id));
  return drawn[0]!.id;
}
const keeper = () => helperAt(api, cup.organizer, cup.event.id, "scoreboard_manager", one);
const read = (fightId: FightId, as: TestPerson) =>
  api.call(getScoreboard, { params: { fightId } }, as);
const send = (fightId: FightId, as: TestPerson) =>
  api.call(
    addActions,
    { params: { fightId }, body: { deviceId: "table", actions: [start(), ...finish("first")] } },
    as,
  );

describe("F6 a scoreboard manager sees one mat", () => {
  it("scores and finishes there, and nowhere else", async () => {
    const helper = await keeper();
    const mine = await fightOn(one);
    expect(await read(mine, helper)).toMatchObject({ can: { manage: false } });
    expect((await send(mine, helper)).fight).toMatchObject({ status: "finished" });

    for (const matId of [two, null]) {
      const other = await fightOn(matId);
      await expect(read(other, helper)).rejects.toMatchObject({ status: 403 });
      await expect(send(other, helper)).rejects.toMatchObject({ status: 403 });
    }
  });

  it("reads the queue of that mat", async () => {
    const helper = await keeper();
    const mine = await fightOn(one);
    await fightOn(two);
    const query = { matId: one };
    const queue = await api.call(listFights, { params: { eventId: cup.event.id }, query }, helper);
    expect(queue.map(({ id }) => id)).toContain(mine);
    expect(new Set(queue.map(({ mat }) => mat?.id))).toEqual(new Set([one]));
  });

  it("goes with the mat of the fight, and with the mat of the person", async () => {
    const helper = await keeper();
    const fight = await fightOn(one);
    await api.db.update(fights).set({ matId: two }).where(eq(fights.id, fight));
    await expect(send(fight, helper)).rejects.toMatchObject({ status: 403 });

    const params = { staffGrantId: helper.grantId };
    const body = { role: "scoreboard_manager" as const, matId: two };
    await api.call(updateStaff, { params, body }, cup.organizer);
    expect((await send(fight, helper)).fight).toMatchObject({ status: "finished" });
  });

  it("is refused every call of the set-up", async () => {
    const helper = await keeper();
    const { id: eventId } = cup.event;
    const plan = api.call(planFights, { params: { eventId } }, helper);
    await expect(plan).rejects.toMatchObject({ status: 403 });
    const body = { name: "Ana", email: "ana@example.com", role: "event_manager" as const };
    const invite = api.call(inviteStaff, { params: { eventId }, body }, helper);
    await expect(invite).rejects.toMatchObject({ status: 403 });
  });

  it("ends with the grant, in the middle of a fight", async () => {
    const helper = await keeper();
    const fight = await fightOn(one);
    const body = { deviceId: "table", actions: [start()] };
    await api.call(addActions, { params: { fightId: fight }, body }, helper);
    await api.call(revokeStaff, { params: { staffGrantId: helper.grantId } }, cup.organizer);
    await expect(send(fight, helper)).rejects.toMatchObject({ status: 403 });
  });

  it("leaves an event manager every mat, and keeps check-in away from all", async () => {
    const fight = await fightOn(two);
    const manager = await helperAt(api, cup.organizer, cup.event.id, "event_manager");
    const checkIn = await helperAt(api, cup.organizer, cup.event.id, "check_in_manager");
    await expect(send(fight, checkIn)).rejects.toMatchObject({ status: 403 });
    expect(await read(fight, manager)).toMatchObject({ can: { manage: true } });
    expect((await send(fight, manager)).fight).toMatchObject({ status: "finished" });
  });
});
