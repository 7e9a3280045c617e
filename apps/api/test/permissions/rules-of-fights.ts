import {
  addActions,
  confirmImport,
  deleteBracket,
  drawAll,
  drawCategory,
  getBracket,
  getFight,
  getImport,
  getResults,
  getSchedule,
  getScoreboard,
  listFights,
  placeByHand,
  planFights,
  saveCalendar,
} from "@chave/contract";
import { v7 } from "uuid";
import { everyone, managers } from "./people.ts";
import { type Rule, rule } from "./rule.ts";
import type { World } from "./world.ts";

const ofEvent = ({ event }: World) => ({ params: { eventId: event.id } });
const act = { kind: "note", text: "A note", fightClockMs: 0, at: 0 } as const;
const atTheMat = [...managers, "scoreboardManager"] as const;

/** An uploaded list of athletes that waits for its confirmation. */
async function uploaded({ api, person, event }: World) {
  const boundary = "chave";
  const file = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\nContent-Type: text/csv\r\n\r\nNome\r\nAna\r\n--${boundary}--\r\n`;
  const answer = await api.fetch("POST", `/events/${event.id}/imports`, {
    as: person.organizer,
    body: file,
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
  });
  return { params: { importId: answer.json().id } };
}

export const rulesOfFights: Rule[] = [
  rule(getImport, { may: managers, input: uploaded }),
  rule(confirmImport, {
    may: managers,
    input: async (world) => ({ ...(await uploaded(world)), body: { mapping: {} } }),
  }),

  rule(getBracket, {
    may: everyone,
    input: ({ drawn }) => ({ params: { categoryId: drawn.id } }),
  }),
  rule(drawCategory, {
    may: managers,
    input: async ({ api, person, event }) => {
      const category = await api.make.category(person.organizer, event.id);
      return { params: { categoryId: category.id }, body: {} };
    },
  }),
  rule(placeByHand, {
    may: managers,
    input: ({ drawn }) => ({ params: { categoryId: drawn.id }, body: { positions: [null] } }),
  }),
  rule(deleteBracket, {
    may: managers,
    input: ({ category }) => ({ params: { categoryId: category.id } }),
  }),

  rule(getSchedule, { may: everyone, input: ofEvent }),
  rule(saveCalendar, {
    may: managers,
    input: (world) => ({
      ...ofEvent(world),
      body: {
        dayStart: "09:00",
        secondsBetweenFights: 60,
        minimumRest: 300,
        minimumRestBeforeFinal: 600,
      },
    }),
  }),

  rule(listFights, { may: everyone, input: (world) => ({ ...ofEvent(world), query: {} }) }),
  rule(getFight, { may: everyone, input: ({ fight }) => ({ params: { fightId: fight.id } }) }),
  rule(getScoreboard, {
    may: atTheMat,
    note: "a scoreboard manager on the own mat",
    input: ({ fight }) => ({ params: { fightId: fight.id } }),
  }),
  rule(addActions, {
    may: atTheMat,
    note: "a scoreboard manager on the own mat",
    input: ({ fight }) => ({
      params: { fightId: fight.id },
      body: { deviceId: "table-1", actions: [{ ...act, actionId: v7() }] },
    }),
  }),
  rule(getResults, { may: everyone, input: ofEvent }),

  // Last, because they move the fight that the others ask about.
  rule(drawAll, {
    may: managers,
    input: (world) => ({ ...ofEvent(world), body: {} }),
  }),
  rule(planFights, {
    may: managers,
    input: ofEvent,
  }),
];
