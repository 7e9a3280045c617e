import {
  type FightCalendar,
  getSchedule,
  listCategories,
  planFights,
  type Schedule,
  saveCalendar,
  schedule as scheduleSchema,
} from "@chave/contract";
import { screen, waitFor, within } from "@testing-library/react";
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

it("says that the plan went by other rules, until it is made again", async () => {
  await open(scheduleOf(true));
  const rest = await screen.findByLabelText("Descanso do atleta");
  await userEvent.clear(rest);
  await userEvent.type(rest, "8");
  await userEvent.click(screen.getByRole("button", { name: "Salvar" }));
  expect(await screen.findByText(/As regras mudaram depois do último plano/)).toBeVisible();

  await userEvent.click(screen.getByRole("button", { name: "Planejar de novo" }));
  const dialog = await screen.findByRole("dialog");
  await userEvent.click(within(dialog).getByRole("button", { name: "Planejar de novo" }));
  await waitFor(() => expect(screen.queryByText(/As regras mudaram/)).toBeNull());
});

it("saves what is typed before it plans, and does not plan by rules that are wrong", async () => {
  const sent = await open(scheduleOf(false));
  const dayStart = await screen.findByLabelText("Primeira luta às");
  await userEvent.clear(dayStart);
  await userEvent.click(screen.getByRole("button", { name: "Planejar lutas" }));
  await waitFor(() => expect(dayStart).toBeInvalid());
  expect(sent).toEqual({ calendar: null, plans: 0 });

  await userEvent.type(dayStart, "10:30");
  await userEvent.click(screen.getByRole("button", { name: "Planejar lutas" }));
  expect(await screen.findByText("O dia termina às 09:06")).toBeVisible();
  expect(sent).toEqual({ calendar: { ...calendar, dayStart: "10:30" }, plans: 1 });
});

it("names the days of a plan that spans several", async () => {
  const second = { ...final, id: sampleId(4, 99), plannedAt: "2026-12-13T12:00:00.000Z" };
  const endsAt = "2026-12-13T12:06:00.000Z";
  await open(scheduleOf(true, { mats: [{ ...mat, fights: [final, second], endsAt }], endsAt }));

  expect(await screen.findByText("O último dia termina em dom 13 dez às 09:06")).toBeVisible();
  const days = screen.getAllByRole("heading", { level: 3 });
  expect(days.map((day) => day.textContent)).toEqual(["sáb 12 dez", "dom 13 dez"]);
});

it.each([
  ["no mats", { mats: [] }, "Adicionar tatames"],
  ["no fights", { unplanned: [] }, "Sortear chaves"],
])("says what to do while there are %s", async (_case, changes, action) => {
  await open(scheduleOf(false, changes));

  expect(await screen.findByRole("link", { name: action })).toBeVisible();
});
