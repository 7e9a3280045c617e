import {
  addActions,
  addCategory,
  type Bracket,
  type Category,
  type CategoryId,
  confirmImport,
  createEvent,
  type EventId,
  type Fight,
  getBracket,
  getImport,
  listCategories,
  listRegistrations,
  placeByHand,
  type RegistrationId,
} from "@chave/contract";
import papaparse from "papaparse";
import { actionsOf } from "./actions.ts";
import type { Api } from "./api.ts";
import { type PastBracket, pastBracket } from "./past-bracket.ts";
import type { PastCategory, PastFight } from "./read-fights.ts";

export type Outcome = { year: number; sex: string; category: string } & (
  | { fights: number; gold: string; silver: string; bronze: string[]; status: "played" }
  | { status: "skipped"; why: string }
  | { status: "differs"; why: string }
);

type Playable = { past: PastCategory; bracket: PastBracket };

/** One event per year; one line per category, handed over as soon as it is known. */
export async function playYear(
  api: Api,
  year: number,
  categories: PastCategory[],
  tell: (outcome: Outcome) => void,
): Promise<void> {
  const playable: Playable[] = [];
  for (const past of categories) {
    const bracket = pastBracket(past);
    if ("why" in bracket) tell({ ...head(past), status: "skipped", why: bracket.why });
    else playable.push({ past, bracket });
  }
  if (playable.length === 0) return;

  const event = await api.call(createEvent, {
    body: {
      name: `ADCC ${year}`,
      city: "Abu Dhabi",
      startsOn: `${year}-09-24`,
      endsOn: `${year}-09-25`,
      sport: "submission_grappling",
      ruleSet: "adcc",
      language: "en",
    },
  });
  await addCategories(api, event.id, playable);
  await importAthletes(api, event.id, playable);
  const rows = await api.call(listCategories, { params: { eventId: event.id } });
  for (const { past, bracket } of playable) {
    const category = rows.find((row) => row.name === nameOf(past))!;
    tell(await playCategory(api, past, bracket, category));
  }
}

const head = ({ year, sex, name }: PastCategory) => ({ year, sex, category: name });
const nameOf = ({ sex, name }: PastCategory) => `${sex === "M" ? "Men" : "Women"} ${name}`;

async function addCategories(api: Api, eventId: EventId, playable: Playable[]): Promise<void> {
  for (const { past } of playable)
    await api.call(addCategory, {
      params: { eventId },
      body: {
        name: nameOf(past),
        sex: past.sex === "M" ? "male" : "female",
        fightSeconds: 600,
        bracketType: "single_elimination_bronze_fight",
      },
    });
}

async function importAthletes(api: Api, eventId: EventId, playable: Playable[]): Promise<void> {
  const rows = playable.flatMap(({ past, bracket }) =>
    bracket.positions
      .filter((name) => name !== null)
      .map((name) => ({ Name: name, Sex: past.sex, Category: nameOf(past) })),
  );
  const form = new FormData();
  form.set("file", new Blob([papaparse.unparse(rows)], { type: "text/csv" }), "athletes.csv");
  const { id: importId } = await api.request("POST", `/events/${eventId}/imports`, { body: form });
  const params = { importId };
  const mapping = { name: 0, sex: 1, category: 2 };
  await api.call(confirmImport, { params, body: { mapping } });
  for (;;) {
    const state = await api.call(getImport, { params });
    if (state.status === "imported") return;
    if (state.status === "refused") throw new Error(JSON.stringify(state.problems));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function playCategory(
  api: Api,
  past: PastCategory,
  { positions, fights }: PastBracket,
  category: Category,
): Promise<Outcome> {
  const ids = await registrationIds(api, category);
  const params = { categoryId: category.id };
  let bracket = await api.call(placeByHand, {
    params,
    body: { positions: positions.map((name) => (name === null ? null : ids.get(name)!)) },
  });
  for (const stage of ["r16", "quarter", "semi", "bronze", "final"] as const)
    for (const fight of fights.filter((one) => one.stage === stage)) {
      await playFight(api, bracket, fight);
      bracket = await api.call(getBracket, { params });
    }
  return compare(past, fights, bracket);
}

async function registrationIds(
  api: Api,
  category: { id: CategoryId; eventId: EventId },
): Promise<Map<string, RegistrationId>> {
  const page = await api.call(listRegistrations, {
    params: { eventId: category.eventId },
    query: { categoryId: category.id, pageSize: "100" as unknown as number },
  });
  return new Map(page.data.map((row) => [row.name, row.id]));
}

async function playFight(api: Api, bracket: Bracket, past: PastFight): Promise<void> {
  const between = (fight: Fight) =>
    fight.status === "ready" &&
    [past.winner, past.loser].every((name) => [fight.first.name, fight.second.name].includes(name));
  const fight = bracket.fights.find(between);
  if (!fight) throw new Error(`No fight is ready between ${past.winner} and ${past.loser}.`);
  const winner = fight.first.name === past.winner ? "first" : "second";
  const { refused } = await api.call(addActions, {
    params: { fightId: fight.id },
    body: { deviceId: "replay", actions: actionsOf(past, winner, Date.now()) },
  });
  if (refused.length > 0) throw new Error(`Refused: ${JSON.stringify(refused)} (${past.winner})`);
}

function compare(past: PastCategory, fights: PastFight[], bracket: Bracket): Outcome {
  const final = fights.find((fight) => fight.stage === "final")!;
  const third = fights.find((fight) => fight.stage === "bronze")!;
  const named = (medal: string) =>
    bracket.placings.filter((placing) => placing.medal === medal).map((placing) => placing.name);
  const played = { gold: named("gold"), silver: named("silver"), bronze: named("bronze") };
  const history = { gold: [final.winner], silver: [final.loser], bronze: [third.winner] };
  if (JSON.stringify(played) !== JSON.stringify(history))
    return {
      ...head(past),
      status: "differs",
      why: `played ${JSON.stringify(played)}, history ${JSON.stringify(history)}`,
    };
  return {
    ...head(past),
    fights: bracket.fights.filter((fight) => fight.status === "finished").length,
    gold: final.winner,
    silver: final.loser,
    bronze: history.bronze,
    status: "played",
  };
}
