import {
  creditPrices,
  getEvent,
  getOrganization,
  listMyRegistrations,
  myRegistration,
  publicOrganization,
  userType,
} from "@chave/contract";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { eventOf } from "#test/events.ts";
import { answers, renderPage } from "#test/render-page.tsx";
import { sessionOf } from "#test/sessions.ts";
import { EventRegistrationPage } from "./event-registration-page.tsx";
import { MyRegistrationsPage } from "./my-registrations-page.tsx";
import { PricingPage } from "./pricing-page.tsx";
import { AthleteRankingPage, GymRankingPage } from "./rankings-page.tsx";

describe("G12 prices", () => {
  it("are those of the contract", async () => {
    await renderPage(<PricingPage />);
    expect(creditPrices.map(({ cents }) => cents)).toEqual([125, 90, 60]);
    const rows = screen.getAllByRole("listitem").map((row) => row.textContent);
    expect(rows).toEqual([
      "R$\u00a01,25por créditoem qualquer quantidade",
      "R$\u00a00,90por créditoa partir de 1.000 créditos",
      "R$\u00a00,60por créditoa partir de 5.000 créditos",
    ]);
    expect(screen.getByText(/^Um crédito é um participante em um evento/)).toBeVisible();
    expect(screen.getByText(/é grátis e não pede conta/)).toBeVisible();
  });

  it("are written as English writes figures", async () => {
    await renderPage(<PricingPage />, { language: "en" });
    expect(screen.getByText("R$ 1.25")).toBeVisible();
    expect(screen.getByText("from 1,000 credits")).toBeVisible();
  });
});

it("G7 rankings say that nobody has points", async () => {
  await renderPage(<GymRankingPage />);
  expect(screen.getByText("Nenhuma academia tem pontos de ranking")).toBeVisible();
  expect(screen.getByRole("link", { name: "Ranking de atletas" })).toHaveAttribute(
    "href",
    "/rankings/athlete",
  );
});

it("G7 rankings of athletes too", async () => {
  await renderPage(<AthleteRankingPage />, { language: "en" });
  expect(screen.getByText("No athlete has ranking points")).toBeVisible();
});

it("says how one enters an event that takes no registrations online", async () => {
  const event = eventOf({ organizationName: "FPJJ" });
  const organization = publicOrganization.parse({
    id: event.organizationId,
    name: "FPJJ",
    publicEmail: "contato@fpjj.org",
    website: null,
    social: { facebook: "", instagram: "", x: "" },
    imgPath: null,
    coverPath: null,
  });
  await renderPage(<EventRegistrationPage />, {
    path: "/event-registration/:eventRef/auth",
    at: "/event-registration/copa-recife/auth",
    api: [answers(getEvent, () => event), answers(getOrganization, () => organization)],
  });
  expect(await screen.findByText("Este evento não recebe inscrições on-line")).toBeVisible();
  expect(screen.getByText("Quem inscreve os atletas é a organização: FPJJ.")).toBeVisible();
  expect(await screen.findByRole("link", { name: "contato@fpjj.org" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Voltar ao evento" })).toHaveAttribute(
    "href",
    "/event-detail/copa-recife",
  );
});

describe("my registrations", () => {
  const page = { total: 1, page: 1, pageSize: 20 };
  const session = sessionOf(userType.competitor);

  it("are listed with event, athlete, category and state", async () => {
    const id = "0190a000-0000-7000-8000-00000000000a";
    const mine = myRegistration.parse({
      id,
      athlete: "Bia Lima",
      event: {
        slug: "copa-recife",
        name: "Copa Recife",
        city: "Recife",
        state: "PE",
        startsOn: "2026-12-12",
        endsOn: "2026-12-12",
      },
      categoryId: id,
      category: {
        name: "Infantil",
        division: null,
        belt: null,
        sex: "female",
        weightClass: null,
        minWeight: null,
        maxWeight: null,
      },
      status: "drawn",
    });
    const api = [answers(listMyRegistrations, () => ({ data: [mine], ...page }))];
    await renderPage(<MyRegistrationsPage />, { api, session });
    const link = await screen.findByRole("link", { name: /Copa Recife/ });
    expect(link).toHaveTextContent("Bia Lima · Infantil");
    expect(link).toHaveTextContent("Na chave");
    expect(link).toHaveAttribute("href", `/event-detail/copa-recife/brackets/${id}?athlete=${id}`);
  });

  it("say that there is none", async () => {
    const api = [answers(listMyRegistrations, () => ({ data: [], ...page, total: 0 }))];
    await renderPage(<MyRegistrationsPage />, { api, session });
    expect(await screen.findByText("Nenhuma inscrição")).toBeVisible();
  });
});
