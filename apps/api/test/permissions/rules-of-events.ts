import {
  addCategory,
  addFromTemplate,
  addMat,
  addRegistration,
  createEvent,
  deleteCategory,
  deleteEvent,
  deleteMat,
  getEvent,
  listCategories,
  listEvents,
  listMats,
  listRegistrations,
  listStartList,
  previewTemplate,
  removeRegistration,
  renameMat,
  updateCategory,
  updateEvent,
  updateRegistration,
} from "@chave/contract";
import { everyone, managers, owners } from "./people.ts";
import { type Rule, rule } from "./rule.ts";
import type { World } from "./world.ts";

const ofEvent = ({ event }: World) => ({ params: { eventId: event.id } });
const template = { divisions: ["adult"], belts: ["blue"], sexes: ["male"] } as const;
const choice = {
  divisions: [...template.divisions],
  belts: [...template.belts],
  sexes: [...template.sexes],
};

/** Made by the organizer, so that a call that deletes has something of its own. */
const freshCategory = ({ api, person, event }: World) =>
  api.make.category(person.organizer, event.id);

export const rulesOfEvents: Rule[] = [
  rule(listEvents, { may: everyone, input: () => ({ query: {} }) }),
  rule(getEvent, { may: everyone, input: ({ event }) => ({ params: { eventRef: event.slug } }) }),
  rule(createEvent, {
    may: ["organizer", "otherOrganizer"],
    note: "for the own organization",
    input: () => ({
      body: {
        name: "Copa nova",
        city: "Recife",
        startsOn: "2026-12-12",
        endsOn: "2026-12-12",
        sport: "jiu_jitsu_gi",
      },
    }),
  }),
  rule(updateEvent, { may: managers, input: (world) => ({ ...ofEvent(world), body: {} }) }),
  rule(deleteEvent, {
    may: owners,
    input: async ({ api, person }) => ({
      params: { eventId: (await api.make.event(person.organizer)).id },
    }),
  }),

  rule(listCategories, { may: everyone, input: ofEvent }),
  rule(previewTemplate, { may: managers, input: (world) => ({ ...ofEvent(world), body: choice }) }),
  rule(addFromTemplate, { may: managers, input: (world) => ({ ...ofEvent(world), body: choice }) }),
  rule(addCategory, {
    may: managers,
    input: (world) => ({
      ...ofEvent(world),
      body: { name: `Own ${Math.random()}`, sex: "male", fightSeconds: 300 },
    }),
  }),
  rule(updateCategory, {
    may: managers,
    input: ({ category }) => ({ params: { categoryId: category.id }, body: { fightSeconds: 300 } }),
  }),
  rule(deleteCategory, {
    may: managers,
    input: async (world) => ({ params: { categoryId: (await freshCategory(world)).id } }),
  }),

  rule(listMats, { may: everyone, input: ofEvent }),
  rule(addMat, {
    may: managers,
    input: (world) => ({ ...ofEvent(world), body: { name: `Mat ${Math.random()}` } }),
  }),
  rule(renameMat, {
    may: managers,
    input: ({ mat }) => ({ params: { matId: mat.id }, body: { name: mat.name } }),
  }),
  rule(deleteMat, {
    may: managers,
    input: async ({ api, person, event }) => ({
      params: { matId: (await api.make.mat(person.organizer, event.id)).id },
    }),
  }),

  rule(listStartList, { may: everyone, input: (world) => ({ ...ofEvent(world), query: {} }) }),
  rule(listRegistrations, {
    may: [...managers, "checkInManager"],
    input: (world) => ({ ...ofEvent(world), query: {} }),
  }),
  rule(addRegistration, {
    may: managers,
    input: ({ event, category }) => ({
      params: { eventId: event.id },
      body: { name: `Athlete ${Math.random()}`, categoryId: category.id },
    }),
  }),
  rule(updateRegistration, {
    may: managers,
    input: ({ entries }) => ({ params: { registrationId: entries[0]!.id }, body: {} }),
  }),
  rule(removeRegistration, {
    may: managers,
    input: async (world) => {
      const { api, person, event } = world;
      const where = { eventId: event.id, categoryId: (await freshCategory(world)).id };
      const [athlete] = await api.make.athletes(person.organizer, where, 1);
      return { params: { registrationId: athlete!.id } };
    },
  }),
];
