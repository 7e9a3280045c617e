import { expect, it } from "vitest";
import { nextThings } from "./next-things.ts";

const start = {
  categories: 0,
  mats: 0,
  registrations: 0,
  undrawnCategories: 0,
  unplannedFights: 0,
  planned: false,
  fights: 0,
  fightsFinished: 0,
  visible: true,
};
const filled = { ...start, categories: 60, mats: 4, registrations: 300, undrawnCategories: 60 };
const drawn = { ...filled, undrawnCategories: 0, unplannedFights: 280, fights: 280 };
const planned = { ...drawn, unplannedFights: 0, planned: true };

it.each([
  ["a new event", start, ["categories", "mats", "registers"]],
  ["athletes without mats", { ...filled, mats: 0 }, ["mats", "brackets-assemble"]],
  ["athletes and mats", filled, ["brackets-assemble"]],
  ["drawn", drawn, ["fight-calendar"]],
  ["drawn without mats", { ...drawn, mats: 0 }, ["mats"]],
  ["planned", planned, ["fights"]],
  [
    "a bracket taken back and a mat lost",
    { ...planned, undrawnCategories: 1, unplannedFights: 13 },
    ["brackets-assemble", "fight-calendar", "fights"],
  ],
  ["fought", { ...planned, fightsFinished: 280 }, ["results"]],
  ["fought in secret", { ...planned, fightsFinished: 280, visible: false }, ["results", "general"]],
])("says what comes next for %s", (_case, event, things) => {
  expect(nextThings(event)).toEqual(things);
});
