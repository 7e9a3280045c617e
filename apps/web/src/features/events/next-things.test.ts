import { expect, it } from "vitest";
import { nextThings } from "./next-things.ts";

const start = {
  categories: 0,
  mats: 0,
  registrations: 0,
  brackets: 0,
  planned: false,
  fights: 0,
  fightsFinished: 0,
  visible: true,
};
const filled = { ...start, categories: 60, mats: 4, registrations: 300 };
const drawn = { ...filled, brackets: 60, fights: 280 };

it.each([
  ["a new event", start, ["categories", "mats", "registers"]],
  ["athletes without mats", { ...filled, mats: 0 }, ["mats", "brackets-assemble"]],
  ["athletes and mats", filled, ["brackets-assemble"]],
  ["drawn", drawn, ["fight-calendar"]],
  ["drawn without mats", { ...drawn, mats: 0 }, ["mats"]],
  ["planned", { ...drawn, planned: true }, ["fights"]],
  ["fought", { ...drawn, planned: true, fightsFinished: 280 }, ["results"]],
  [
    "fought in secret",
    { ...drawn, planned: true, fightsFinished: 280, visible: false },
    ["results", "general"],
  ],
])("says what comes next for %s", (_case, event, things) => {
  expect(nextThings(event)).toEqual(things);
});
