import {
  addAffiliate,
  addCoach,
  createOrganization,
  getMyOrganization,
  getOrganization,
  inviteStaff,
  listAffiliates,
  listCoaches,
  listMatManagers,
  listOrganizations,
  listStaff,
  loadDemo,
  resendStaffInvitation,
  restoreAffiliate,
  restoreCoach,
  revokeAffiliate,
  revokeCoach,
  revokeStaff,
  updateAffiliate,
  updateCoach,
  updateMyOrganization,
  updateStaff,
} from "@chave/contract";
import { admin, everyone, managers, organizers, owners } from "./people.ts";
import { type Rule, rule } from "./rule.ts";
import type { World } from "./world.ts";

const ofEvent = ({ event }: World) => ({ params: { eventId: event.id } });
const helper = () => ({ name: "Helper", email: `helper-${Math.random()}@example.com` });

async function invited(world: World) {
  const body = { ...helper(), role: "event_manager" as const };
  const call = { params: { eventId: world.event.id }, body };
  const { member } = await world.api.call(inviteStaff, call, world.person.organizer);
  return { params: { staffGrantId: member.id } };
}
const coach = ({ gym }: World) => ({
  name: "Coach",
  email: null,
  phone: null,
  gymId: gym,
  eventId: null,
});
async function coached(world: World) {
  const made = await world.api.call(addCoach, { body: coach(world) }, world.person.organizer);
  return { params: { coachId: made.id } };
}
const affiliate = () => ({
  name: "Member",
  email: null,
  number: `N${Math.random()}`.slice(0, 30),
  validUntil: null,
});
async function affiliated({ api, person }: World) {
  const made = await api.call(addAffiliate, { body: affiliate() }, person.organizer);
  return { params: { affiliateId: made.id } };
}
const own = ["organizer"] as const;

export const rulesOfStaff: Rule[] = [
  rule(listStaff, { may: owners, input: ofEvent }),
  rule(inviteStaff, {
    may: owners,
    input: (world) => ({ ...ofEvent(world), body: { ...helper(), role: "check_in_manager" } }),
  }),
  rule(updateStaff, {
    may: owners,
    input: async (world) => ({ ...(await invited(world)), body: { role: "check_in_manager" } }),
  }),
  rule(resendStaffInvitation, { may: owners, input: invited }),
  rule(revokeStaff, { may: owners, input: invited }),
  rule(listMatManagers, { may: managers, input: ofEvent }),

  rule(listCoaches, { may: organizers, input: () => ({ query: {} }), note: "one's own" }),
  rule(addCoach, { may: organizers, input: (world) => ({ body: coach(world) }) }),
  rule(updateCoach, {
    may: own,
    hiddenFrom: ["otherOrganizer"],
    input: async (world) => ({ ...(await coached(world)), body: coach(world) }),
  }),
  rule(revokeCoach, { may: own, hiddenFrom: ["otherOrganizer"], input: coached }),
  rule(restoreCoach, { may: own, hiddenFrom: ["otherOrganizer"], input: coached }),
  rule(listAffiliates, { may: organizers, input: () => ({ query: {} }), note: "one's own" }),
  rule(addAffiliate, { may: organizers, input: () => ({ body: affiliate() }) }),
  rule(updateAffiliate, {
    may: own,
    hiddenFrom: ["otherOrganizer"],
    input: async (world) => ({ ...(await affiliated(world)), body: affiliate() }),
  }),
  rule(revokeAffiliate, { may: own, hiddenFrom: ["otherOrganizer"], input: affiliated }),
  rule(restoreAffiliate, { may: own, hiddenFrom: ["otherOrganizer"], input: affiliated }),

  rule(getMyOrganization, { may: organizers, note: "one's own" }),
  rule(updateMyOrganization, {
    may: organizers,
    note: "one's own",
    input: () => ({
      body: {
        name: "Federação",
        cnpj: null,
        publicEmail: null,
        website: null,
        phone: null,
        address: null,
        social: { facebook: "", instagram: "", x: "" },
        imgPath: null,
        coverPath: null,
      },
    }),
  }),
  rule(getOrganization, {
    may: everyone,
    input: ({ organization }) => ({ params: { organizationId: organization.id } }),
  }),
  rule(listOrganizations, { may: admin, input: () => ({ query: {} }) }),
  rule(createOrganization, {
    may: admin,
    input: () => ({
      body: {
        name: "Organization",
        ownerName: "Owner",
        ownerEmail: `owner-${Math.random()}@example.com`,
        ownerPassword: "Chave-2026!",
        language: "pt",
      },
    }),
  }),
  rule(loadDemo, { may: admin }),
];
