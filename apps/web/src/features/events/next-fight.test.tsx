import { getEvent, getResults, listFights, type Placing, startListEntry } from "@chave/contract";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { eventOf } from "#test/events.ts";
import { answers, renderPage } from "#test/render-page.tsx";
import { sampleCategory } from "#test/sample-bracket.ts";
import { sampleKnockout } from "#test/sample-knockout.ts";
import { NextFight } from "./next-fight.tsx";

const event = eventOf({ phase: "live" });
const { entries } = sampleKnockout(4);
const athlete = startListEntry.parse({
  ...entries[0],
  id: entries[0]!.registrationId,
  categoryId: sampleCategory().id,
});
const placingOf = (parts: Partial<Placing>): Placing => ({
  place: 1,
  registrationId: athlete.id,
  name: athlete.name,
  gymName: athlete.gymName,
  medal: null,
  ...parts,
});

async function show(category: Partial<ReturnType<typeof sampleCategory>>, placings: Placing[]) {
  const whole = { ...sampleCategory(), hasBracket: true, fights: 3, ...category };
  const results = {
    finished: 0,
    categories: 1,
    podiums: [{ category: whole, placings }],
    gyms: [],
  };
  await renderPage(<NextFight event={event} athlete={athlete} category={whole} />, {
    api: [
      answers(getEvent, () => event),
      answers(listFights, () => []),
      answers(getResults, () => results),
    ],
  });
}

it.each([
  ["Ouro", {}, [placingOf({ medal: "gold" })]],
  ["Fora da disputa · 5º lugar", { fightsFinished: 1 }, [placingOf({ place: 5 })]],
  ["5º lugar", { fightsFinished: 3 }, [placingOf({ place: 5 })]],
  ["Categoria encerrada", { fightsFinished: 3 }, []],
  ["Aguardando as outras lutas da categoria", { fightsFinished: 1 }, []],
  ["Sem luta marcada por enquanto", { hasBracket: false, fights: 0 }, []],
])("says how it stands for who has no fight ahead: %s", async (words, category, placings) => {
  await show(category, placings);
  expect(await screen.findByText(words)).toBeVisible();
});
