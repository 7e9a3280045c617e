import { type Bracket, deleteBracket, getBracket, placeByHand } from "@chave/contract";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Outlet, Route, Routes } from "react-router";
import { expect, it } from "vitest";
import { eventOf } from "#test/events.ts";
import { answers, type FakeAnswer, refuses } from "#test/fake-api.ts";
import { renderPage } from "#test/render-page.tsx";
import { sampleCategory } from "#test/sample-bracket.ts";
import { sampleKnockout } from "#test/sample-knockout.ts";
import { BracketSetUpPage } from "./bracket-set-up-page.tsx";

const knockout = sampleKnockout(4);
const [one, two, three, four] = knockout.entries.map(({ registrationId }) => registrationId);
const drawn: Bracket = {
  ...knockout,
  version: 7,
  can: { draw: true, place: true, score: true },
  positions: [one, four, two, three].map((id) => ({
    registrationId: id ?? null,
    reason: id === one ? { kind: "seed", seed: 1 } : { kind: "drawn" },
  })),
};
const event = eventOf();

const open = (api: readonly FakeAnswer[]) =>
  renderPage(
    <Routes>
      <Route element={<Outlet context={{ event, eventRef: event.slug }} />}>
        <Route
          path="config-event/:eventRef/brackets/:categorieGroupId"
          element={<BracketSetUpPage />}
        />
      </Route>
    </Routes>,
    { path: "/*", at: `/config-event/${event.slug}/brackets/${sampleCategory().id}`, api },
  );

const position = (number: number) =>
  screen.getByRole("button", { name: new RegExp(`^posição ${number},`) });

it("swaps two athletes by hand, undoes, and saves what was seen", async () => {
  let current = drawn;
  const sent: unknown[] = [];
  await open([
    answers(getBracket, () => current),
    answers(placeByHand, ({ body }) => {
      sent.push(body);
      current = { ...drawn, version: 8, changedByHand: true };
      return current;
    }),
  ]);

  await userEvent.click(await screen.findByRole("button", { name: "Colocar à mão" }));
  await userEvent.click(position(2));
  expect(screen.getByRole("status")).toHaveTextContent("Ana Alves na mão.");
  await userEvent.click(position(3));
  position(1).focus();
  await userEvent.keyboard("{Enter}");
  position(4).focus();
  await userEvent.keyboard("{Enter}{Control>}z{/Control}");
  await userEvent.click(screen.getByRole("button", { name: "Salvar 2 posições mudadas" }));

  expect(await screen.findByText("Alterada à mão pelo organizador")).toBeVisible();
  expect(sent).toEqual([{ positions: [one, two, four, three], version: 7 }]);
});

it("says when somebody else has changed the bracket meanwhile", async () => {
  await open([answers(getBracket, () => drawn), refuses(placeByHand, { code: "bracket_changed" })]);

  await userEvent.click(await screen.findByRole("button", { name: "Colocar à mão" }));
  await userEvent.click(position(1));
  await userEvent.click(position(2));
  await userEvent.click(screen.getByRole("button", { name: /^Salvar/ }));

  expect(
    await screen.findByText("A chave mudou enquanto você editava. Confira de novo."),
  ).toBeVisible();
});

it("asks before a draw is taken back, and names what is lost", async () => {
  let current = drawn;
  await open([
    answers(getBracket, () => current),
    answers(deleteBracket, () => {
      current = { ...drawn, type: null, seed: null, fights: [], positions: [], drawNumber: 0 };
      return { ok: true as const };
    }),
  ]);

  await userEvent.click(await screen.findByRole("button", { name: /^Ações para/ }));
  await userEvent.click(screen.getByRole("button", { name: "Desfazer o sorteio…" }));
  expect(await screen.findByText(/sua semente, as lutas e os horários/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Desfazer o sorteio" }));

  expect(await screen.findByText("A chave desta categoria ainda não foi sorteada.")).toBeVisible();
});

it("tells on demand why everyone stands where they stand", async () => {
  await open([answers(getBracket, () => drawn)]);

  await userEvent.click(await screen.findByText("Por que cada um está onde está"));

  expect(screen.getByText("cabeça de chave 1", { selector: "span" })).toBeVisible();
});
