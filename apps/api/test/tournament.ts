import {
  addActions,
  type Category,
  type Corner,
  drawCategory,
  type EventDetail,
  type FightAction,
  type FightId,
  getBracket,
  type getFight,
  getScoreboard,
  type OutputOf,
  type Registration,
} from "@chave/contract";
import { v7 } from "uuid";
import type { TestApi, TestPerson } from "./test-api.ts";

type Act = FightAction extends infer Each
  ? Each extends FightAction
    ? Omit<Each, "actionId" | "fightClockMs" | "at"> & { actionId?: string; fightClockMs?: number }
    : never
  : never;

/** An action as a scoreboard would send it, with an id of its own. */
export const act = (action: Act): FightAction =>
  ({ actionId: v7(), fightClockMs: 300_000, at: 1_800_000_000_000, ...action }) as FightAction;

export const start = () => act({ kind: "clock", do: "start" });

export const finish = (
  winner: Corner | null,
  method: "submission" | "no_show" | "disqualification" | "walkover" | "decision" = "submission",
) => [act({ kind: "finish", winner, method }), act({ kind: "confirm" })];

/** An event of one organizer, with what its tests do over and over. */
export async function startTournament(
  api: TestApi,
  change: Parameters<TestApi["make"]["event"]>[1] = {},
) {
  const organizer: TestPerson = await api.make.organizer();
  const event: EventDetail = await api.make.event(organizer, change);

  let count = 0;

  /** A category with so many athletes, not drawn. Athletes of the same name are the same people in every category. */
  async function category(
    entries: number,
    change: Parameters<TestApi["make"]["category"]>[2] = {},
    people = `Athlete ${++count}`,
  ) {
    const made = await api.make.category(organizer, event.id, change);
    const where = { eventId: event.id, categoryId: made.id };
    const athletes: Registration[] = [];
    for (let n = 1; n <= entries; n++) {
      const athlete = { name: `${people}-${n}`, gymName: `Gym ${n}` };
      athletes.push(...(await api.make.athletes(organizer, where, 1, athlete)));
    }
    return { ...made, athletes };
  }

  const draw = (categoryId: Category["id"], seed = "seed") =>
    api.call(drawCategory, { params: { categoryId }, body: { seed } }, organizer);

  const drawn = async (entries: number, change?: Parameters<typeof category>[1]) =>
    draw((await category(entries, change)).id);

  const bracket = (categoryId: Category["id"]) => api.call(getBracket, { params: { categoryId } });

  async function fight(categoryId: Category["id"], key: string) {
    const found = (await bracket(categoryId)).fights.find((one) => one.key === key);
    if (!found) throw new Error(`no fight ${key}`);
    return found;
  }

  const send = (fightId: FightId, actions: FightAction[], deviceId = "table-1") =>
    api.call(addActions, { params: { fightId }, body: { deviceId, actions } }, organizer);

  /** The fight of that name is started and won. */
  const win = async (categoryId: Category["id"], key: string, winner: Corner = "first") =>
    send((await fight(categoryId, key)).id, [start(), ...finish(winner)]);

  const scoreboard = (fightId: FightId) =>
    api.call(getScoreboard, { params: { fightId } }, organizer);

  return { organizer, event, category, draw, drawn, bracket, fight, send, win, scoreboard };
}

export type Tournament = Awaited<ReturnType<typeof startTournament>>;

export const namesOf = ({ first, second }: OutputOf<typeof getFight>["fight"]) => [
  first.name,
  second.name,
];
