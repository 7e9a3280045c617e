import {
  type EventDetail,
  type Fight,
  getEvent,
  listCategories,
  listFights,
  listMats,
  listRegistrations,
  mat,
  registration,
  type Session,
  type StaffRole,
  userType,
} from "@chave/contract";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { eventOf } from "#test/events.ts";
import { fakeLive } from "#test/fake-live.ts";
import { answers, renderPage } from "#test/render-page.tsx";
import {
  positionSide,
  sampleCategory,
  sampleEntries,
  sampleFight,
  sampleId,
} from "#test/sample-bracket.ts";
import { sessionOf } from "#test/sessions.ts";
import { CheckInPage } from "./check-in-page.tsx";
import { ManagerFightsPage } from "./manager-fights-page.tsx";
import { ManagerPage } from "./manager-page.tsx";

const event = eventOf({ can: { manage: false, own: false, score: true, checkIn: false } });
const mats = [1, 2].map((n) =>
  mat.parse({ id: sampleId(5, n), eventId: event.id, name: `${n}`, position: n, fights: 3 }),
);
const grantOf = (
  role: StaffRole,
  parts: Partial<Session["grants"][number]> = {},
): Session["grants"][number] => ({
  eventId: event.id,
  eventSlug: event.slug,
  eventName: event.name,
  startsOn: event.startsOn,
  endsOn: event.endsOn,
  role,
  mat: null,
  ...parts,
});
const signedIn = (...grants: Session["grants"]): Session => ({
  ...sessionOf(userType.competitor),
  grants,
});
const onMat = (n: number) => ({ mat: { id: mats[n - 1]!.id, name: `${n}` } });

describe("A8 my tasks", () => {
  it("show what to do today first, each with one button", async () => {
    const today = new Intl.DateTimeFormat("en-CA").format(Date.now());
    const now = { eventSlug: "hoje", eventName: "Copa de hoje", startsOn: today, endsOn: today };
    const past = {
      eventSlug: "ido",
      eventName: "Ido",
      startsOn: "2020-01-01",
      endsOn: "2020-01-01",
    };
    await renderPage(<ManagerPage />, {
      session: signedIn(
        grantOf("check_in_manager", past),
        grantOf("scoreboard_manager", { ...now, ...onMat(1) }),
        grantOf("event_manager", now),
      ),
    });

    expect(screen.getAllByRole("heading", { level: 2 }).map((one) => one.textContent)).toEqual([
      "Hoje",
      "Encerrados",
    ]);
    const link = (name: string) => screen.getByRole("link", { name });
    expect(link("Abrir Tatame 1")).toHaveAttribute(
      "href",
      `/manager-fights/hoje?mat=${sampleId(5, 1)}`,
    );
    expect(link("Abrir a preparação")).toHaveAttribute("href", "/config-event/hoje");
    expect(link("Abrir a lista do check-in")).toHaveAttribute("href", "/event/ido/check-in");
  });

  it("say how to get one while there is none", async () => {
    await renderPage(<ManagerPage />, { session: sessionOf(userType.manager) });
    expect(screen.getByText("Você não tem tarefas em nenhum evento")).toBeVisible();
  });
});

const [ana, bia] = sampleEntries(2);
const fight = (n: number, changes: Partial<Fight> = {}) =>
  sampleFight(n, {
    key: `F${n}`,
    round: { name: "final" },
    depth: 0,
    first: positionSide(ana!, 0),
    second: positionSide(bia!, 1),
    ...onMat(1),
    ...changes,
  });

async function openQueue(session: Session, shown: EventDetail = event, search = "") {
  const asked: (string | undefined)[] = [];
  const live = fakeLive();
  await renderPage(<ManagerFightsPage />, {
    path: "/manager-fights/:eventRef",
    at: `/manager-fights/${event.slug}${search}`,
    session,
    api: [
      live.api,
      answers(getEvent, () => shown),
      answers(listMats, () => mats),
      answers(listCategories, () => [sampleCategory()]),
      answers(listFights, ({ query }) => {
        asked.push(query.matId);
        return [
          fight(1, { status: "waiting" }),
          fight(2),
          fight(3, { status: "running" }),
          fight(4, { status: "finished", winner: "first", method: "decision" }),
        ];
      }),
    ],
  });
  return asked;
}

describe("F6 the queue of my mat", () => {
  it("is the only one of a scoreboard manager: running, then ready, then waiting", async () => {
    const asked = await openQueue(signedIn(grantOf("scoreboard_manager", onMat(1))));

    expect(await screen.findByRole("heading", { name: "Fila · Tatame 1" })).toBeVisible();
    expect(asked).toEqual([mats[0]!.id]);
    const rows = await screen.findAllByRole("listitem");
    const numbers = rows.map((row) => row.textContent?.[0]);
    expect(numbers).toEqual(["3", "2", "1"]);
    const scoreboard = screen.getByRole("link", { name: "Abrir placar da luta 3" });
    expect(scoreboard).toHaveAttribute("href", `/event/${event.slug}/scoreboard/${sampleId(4, 3)}`);
    expect(screen.queryByRole("link", { name: "Trocar de tatame" })).toBeNull();
  });

  it("does not open another mat by its address", async () => {
    const mine = signedIn(grantOf("scoreboard_manager", onMat(1)));
    const asked = await openQueue(mine, event, `?mat=${sampleId(5, 2)}`);
    await screen.findByRole("heading", { name: "Fila · Tatame 1" });
    expect(asked).toEqual([mats[0]!.id]);
  });

  it("is chosen by whoever manages the event", async () => {
    await openQueue(signedIn(grantOf("event_manager")), eventOf());
    expect(await screen.findByRole("link", { name: "Tatame 2" })).toHaveAttribute(
      "href",
      `/manager-fights/${event.slug}?mat=${sampleId(5, 2)}`,
    );
  });

  it("says that there is none for somebody without a mat here", async () => {
    await openQueue(signedIn(grantOf("check_in_manager")));
    expect(await screen.findByText("Você não tem tatame neste evento")).toBeVisible();
  });
});

it("A8 the check-in list shows the athletes and changes nothing", async () => {
  const athlete = registration.parse({
    id: sampleId(1, 1),
    eventId: event.id,
    categoryId: sampleId(2, 1),
    competitorId: sampleId(1, 2),
    name: "Ana Alves",
    gymName: "Nova União",
    belt: "blue",
    sex: "female",
    birthYear: 1998,
    weight: 64_000,
    seed: null,
    inBracket: false,
  });
  await renderPage(<CheckInPage />, {
    path: "/event/:eventRef/check-in",
    at: `/event/${event.slug}/check-in`,
    api: [
      answers(getEvent, () => event),
      answers(listCategories, () => [sampleCategory()]),
      answers(listRegistrations, () => ({ data: [athlete], total: 1, page: 1, pageSize: 50 })),
    ],
  });

  expect(await screen.findByText("Ana Alves")).toBeVisible();
  expect(screen.getByText("Azul · 1998 · 64 kg")).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
});
