import {
  addActions,
  drawAll,
  drawCategory,
  getFight,
  getResults,
  getSchedule,
  listFights,
  planFights,
} from "@chave/contract";
import { sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { startTestApi, type TestApi } from "#test/test-api.ts";
import { act, finish, start, startTournament, type Tournament } from "#test/tournament.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});

it("stress: plan, draw, fight at once", async () => {
  const cup = await startTournament(api);
  for (let n = 0; n < 3; n++) await api.make.mat(cup.organizer, cup.event.id);
  const cats = [];
  for (let n = 0; n < 6; n++) cats.push(await cup.category(8));
  for (const c of cats.slice(0, 4)) await cup.draw(c.id);
  const at = { params: { eventId: cup.event.id } };
  const codes: string[] = [];
  const quiet = (p: Promise<unknown>) =>
    p.catch((e) => {
      codes.push(e.code ?? String(e));
    });
  await Promise.all([
    ...cats.slice(0, 4).map(async (c) => {
      for (const key of ["QF1", "QF2", "QF3", "QF4", "SF1", "SF2", "F"]) {
        const f = await cup.fight(c.id, key);
        for (const a of [
          start(),
          act({ kind: "score", corner: "first", button: "two" }),
          ...finish("first"),
        ])
          await cup.send(f.id, [a]);
      }
    }),
    (async () => {
      for (let n = 0; n < 40; n++) await quiet(api.call(planFights, at, cup.organizer));
    })(),
    (async () => {
      for (let n = 0; n < 40; n++) await quiet(api.call(planFights, at, cup.organizer));
    })(),
    ...cats.slice(4).map(async (c) => {
      for (let n = 0; n < 40; n++) await quiet(cup.draw(c.id, `${n}`));
    }),
  ]);
  console.log("codes", codes);
  const res = await api.call(getResults, at);
  expect(res.finished).toBe(4);
  const fights = await api.call(listFights, { ...at, query: {} });
  const nums = fights.map((f) => f.number);
  expect(new Set(nums).size).toBe(nums.length);
}, 120000);

it("begun without a plan", async () => {
  const cup = await startTournament(api, { startsOn: "2020-01-01", endsOn: "2020-01-01" });
  const { category, fights } = await cup.drawn(4);
  await cup.send(fights[0]!.id, [start()]);
  await api.make.mat(cup.organizer, cup.event.id);
  const s = await api.call(planFights, { params: { eventId: cup.event.id } }, cup.organizer);
  console.log(
    s.mats[0]!.fights.map((f) => [f.key, f.plannedAt]),
    s.unplanned.map((f) => f.key),
    new Date(),
  );
});

it.skip("big", async () => {
  const cup = await startTournament(api);
  const { id: eventId } = cup.event;
  for (let n = 0; n < 20; n++) await api.make.mat(cup.organizer, eventId);
  const probe = await cup.category(1);
  await api.db.execute(
    sql.raw(`insert into categories (id,event_id,name,sex,fight_seconds,bracket_type,position,same_key,created_at)
    select gen_random_uuid(), '${eventId}', 'c'||n, 'male', 300, 'automatic', n+10, 'k'||n, now() from generate_series(1,600) n`),
  );
  await api.db.execute(
    sql.raw(
      `insert into competitors (id,name,name_key,created_at) select gen_random_uuid(),'p'||n,'p'||n,now() from generate_series(1,5000) n`,
    ),
  );
  await api.db.execute(
    sql.raw(`with c as (select id, row_number() over () rn from categories where event_id='${eventId}' and position>10),
    p as (select id, name, row_number() over () rn from competitors where name like 'p%')
    insert into registrations (id,event_id,category_id,competitor_id,name,search_key,gym_name,sex,created_at)
    select gen_random_uuid(), '${eventId}', c.id, p.id, p.name, p.name, 'Gym '||(p.rn % 50), 'male', now()
    from p join c on c.rn = case when p.rn <= 2400 then ((p.rn*7) % 600)+1 else ((p.rn*p.rn) % 300)+1 end`),
  );
  const at = { params: { eventId } };
  const time = async <T>(name: string, run: () => Promise<T>) => {
    const t = performance.now();
    const r = await run();
    console.log(name, Math.round(performance.now() - t), "ms");
    return r;
  };
  console.log(
    await time("drawAll", () => api.call(drawAll, { ...at, body: {} }, cup.organizer)).then((a) => [
      a.drawn,
      a.failed.length,
    ]),
  );
  const s = await time("plan", () => api.call(planFights, at, cup.organizer));
  console.log(s.endsAt, s.unplanned.length);
  await time("replan", () => api.call(planFights, at, cup.organizer));
  await time("schedule", () => api.call(getSchedule, at));
  const fights = await time("listFights", () => api.call(listFights, { ...at, query: {} }));
  console.log(fights.length, JSON.stringify(fights[0]).length, fights[0]);
  await time("results", () => api.call(getResults, at));
  const f = fights.find((x) => x.status === "ready")!;
  await time("start", () => cup.send(f.id, [start()]));
  await time("score", () =>
    cup.send(f.id, [act({ kind: "score", corner: "first", button: "two" })]),
  );
  await time("finish", () => cup.send(f.id, finish("first")));
  await time("getFight", () => api.call(getFight, { params: { fightId: f.id } }));
  for (let i = 0; i < 3; i++) {
    await time("bracket", () => cup.bracket(f.categoryId));
  }
  await time("drawOne", () => cup.draw(probe.id));
}, 120000);
