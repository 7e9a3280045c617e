import {
  type FightCalendar,
  getSchedule,
  listCategories,
  planFights,
  type Schedule,
  saveCalendar,
  schedule as scheduleSchema,
} from "@chave/contract";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { eventOf } from "#test/events.ts";
import { fakeLive } from "#test/fake-live.ts";
import { answers } from "#test/render-page.tsx";
import { renderSetUpPage } from "#test/render-set-up-page.tsx";
import {
  positionSide,
  sampleCategory,
  sampleEntries,
  sampleFight,
  sampleId,
} from "#test/sample-bracket.ts";
import { FightCalendarPage } from "./fight-calendar-page.tsx";

const [ana, bia] = sampleEntries(2);
const final = sampleFight(1, {
  key: "F",
  round: { name: "final", size: 2 },
  depth: 0,
  first: positionSide(ana!, 0),
  second: positionSide(bia!, 1),
  plannedAt: "2026-12-12T12:00:00.000Z",
});
const calendar = {
  dayStart: "09:00",
  secondsBetweenFights: 60,
  minimumRest: 360,
  minimumRestBeforeFinal: 720,
};
const mat = { id: sampleId(5, 1), name: "Tatame 1" };
const scheduleOf = (planned: boolean, changes: object = {}): Schedule =>
  scheduleSchema.parse({
    calendar,
    timeZone: "America/Sao_Paulo",
    mats: [
      {
        ...mat,
        fights: planned ? [final] : [],
        endsAt: planned ? "2026-12-12T12:06:00.000Z" : null,
      },
    ],
    unplanned: planned ? [] : [final],
    endsAt: planned ? "2026-12-12T12:06:00.000Z" : null,
    can: { plan: true },
    ...changes,
  });

async function open(schedule: Schedule) {
  const sent = { calendar: null as FightCalendar | null, plans: 0 };
  await renderSetUpPage(<FightCalendarPage />, {
    event: eventOf({ mats: schedule.mats.length }),
    api: [
      fakeLive().api,
      answers(getSchedule, () => schedule),
      answers(listCategories, () => [sampleCategory()]),
      answers(saveCalendar, ({ body }) => {
        sent.calendar = body;
        return { ...schedule, calendar: body };
      }),
      answers(planFights, () => {
        sent.plans += 1;
        return scheduleOf(true);
      }),
    ],
  });
  return sent;
}

it("plans the day, and asks first when times are out already", async () => {
  const sent = await open(scheduleOf(false));
  expect(await screen.findByText("Ainda sem tatame e hora")).toBeVisible();

  await userEvent.click(screen.getByRole("button", { name: "Planejar lutas" }));

  expect(await screen.findByText("O dia termina às 09:06")).toBeVisible();
  expect(screen.getByText(/1 luta planejada · até 09:06/)).toBeVisible();
  expect(sent.plans).toBe(1);

  await userEvent.click(screen.getByRole("button", { name: "Planejar de novo" }));
  const dialog = await screen.findByRole("dialog");
  expect(sent.plans).toBe(1);
  await userEvent.click(within(dialog).getByRole("button", { name: "Planejar de novo" }));
  expect(sent.plans).toBe(2);
});

it("keeps the rules of the day, typed in minutes, sent in seconds", async () => {
  const sent = await open(scheduleOf(true));
  const rest = await screen.findByLabelText("Descanso do atleta");

  await userEvent.clear(rest);
  await userEvent.type(rest, "8");
  await userEvent.click(screen.getByRole("button", { name: "Salvar" }));

  expect(await screen.findByText("Cronograma salvo.")).toBeVisible();
  expect(sent.calendar).toEqual({ ...calendar, minimumRest: 480 });
});

it.each([
  ["no mats", { mats: [] }, "Adicionar tatames"],
  ["no fights", { unplanned: [] }, "Sortear chaves"],
])("says what to do while there are %s", async (_case, changes, action) => {
  await open(scheduleOf(false, changes));

  expect(await screen.findByRole("link", { name: action })).toBeVisible();
});
