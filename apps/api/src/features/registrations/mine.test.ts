import { listMyRegistrations } from "@chave/contract";
import { sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { startTestApi, type TestApi, type TestPerson } from "#test/test-api.ts";

let api: TestApi;
let organizer: TestPerson;
let parent: TestPerson;

beforeAll(async () => {
  api = await startTestApi();
  organizer = await api.make.organizer();
  parent = await api.make.organizer();
  const event = await api.make.event(organizer, { name: "Copa Recife" });
  const over = await api.make.event(organizer, { startsOn: "2020-05-02", endsOn: "2020-05-02" });
  const hidden = await api.make.event(organizer, { visible: false });
  const enter = async ({ id: eventId }: { id: typeof event.id }, name: string) => {
    const { id: categoryId } = await api.make.category(organizer, eventId);
    const where = { eventId, categoryId };
    const [made] = await api.make.athletes(organizer, where, 1, { name });
    return made!.competitorId;
  };
  const own = await enter(over, "Rui Lima");
  const child = await enter(event, "Bia Lima");
  const student = await enter(event, "Caio Melo");
  await enter(hidden, "Bia Lima");
  await enter(event, "Somebody Else");
  await api.db.execute(sql`update competitors set user_id = ${parent.userId} where id = ${own}`);
  for (const [id, relation] of [
    [child, "parent"],
    [student, "teacher"],
  ])
    await api.db.execute(
      sql`insert into guardianships (id, user_id, competitor_id, relation, created_at)
          values (gen_random_uuid(), ${parent.userId}, ${id}, ${relation}, now())`,
    );
});

it("G11 lists the registrations of oneself and one's children, not of students or in hidden events", async () => {
  const mine = await api.call(listMyRegistrations, { query: {} }, parent);
  expect(mine.total).toBe(2);
  expect(mine.data).toMatchObject([
    { athlete: "Bia Lima", event: { name: "Copa Recife" }, status: "registered" },
    { athlete: "Rui Lima", status: "over" },
  ]);
});

it("is empty for whoever is in no event, and for nobody", async () => {
  expect(await api.call(listMyRegistrations, { query: {} }, organizer)).toMatchObject({
    data: [],
    total: 0,
  });
  await expect(api.call(listMyRegistrations, { query: {} })).rejects.toMatchObject({ status: 401 });
});
