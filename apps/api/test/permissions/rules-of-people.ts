import {
  addChild,
  addGraduation,
  addStudent,
  type CompetitorId,
  chooseMyGym,
  claimCompetitor,
  deleteGraduation,
  eraseAccount,
  exportData,
  getMyGym,
  getOwnProfile,
  getPrivacy,
  getProfile,
  getPublicProfile,
  getStudent,
  giveCredentials,
  listFamily,
  listGraduations,
  listMyRegistrations,
  listStudents,
  moveStudents,
  noSocial,
  removeStudent,
  searchClaims,
  untieChild,
  updateGraduation,
  updateProfile,
  updateStudent,
} from "@chave/contract";
import { newId } from "#api/ids.ts";
import { everyone, type Person, persons, signedIn, teachers } from "./people.ts";
import { type Rule, rule } from "./rule.ts";
import type { World } from "./world.ts";

const cpf = { type: "cpf", number: "52998224725", country: "BR" } as const;
const fields = {
  name: "Ana Lima",
  birthDate: "1998-03-12",
  sex: "female" as const,
  weight: null,
  country: "BR",
  phone: null,
  document: null,
  guardian: null,
  address: null,
  social: noSocial,
  gymId: null,
  affiliationId: null,
};
const belt = { sport: "jiu_jitsu_gi", belt: "blue", graduatedOn: null } as const;

/** A competitor's own data: the competitor, and an admin. */
const actsForSelf: readonly Person[] = ["competitor", "admin"];
const self = ({ self }: World) => ({ params: { competitorId: self } });
const student = ({ student }: World) => ({ params: { competitorId: student } });

async function ownBelt({ api, person, self }: World) {
  const params = { competitorId: self };
  const { id } = await api.call(addGraduation, { params, body: belt }, person.competitor);
  return { params: { ...params, graduationId: id } };
}

export const rulesOfPeople: Rule[] = [
  rule(getOwnProfile, { may: persons, hiddenFrom: signedIn, note: "other logins are no person" }),
  rule(getProfile, { may: actsForSelf, input: self, note: "of the competitor" }),
  rule(getPublicProfile, { may: everyone, input: self }),
  rule(updateProfile, {
    may: actsForSelf,
    note: "of the competitor; also parent and teacher",
    input: (world) => ({ ...self(world), body: { ...fields, imgPath: null, coverPath: null } }),
  }),
  rule(listGraduations, { may: actsForSelf, input: self }),
  rule(addGraduation, { may: actsForSelf, input: (world) => ({ ...self(world), body: belt }) }),
  rule(updateGraduation, {
    may: actsForSelf,
    input: async (world) => ({ ...(await ownBelt(world)), body: belt }),
  }),
  rule(deleteGraduation, { may: actsForSelf, input: ownBelt }),
  rule(listMyRegistrations, { may: signedIn, input: () => ({ query: {} }), note: "one's own" }),

  rule(listFamily, { may: signedIn, note: "one's own" }),
  rule(addChild, {
    may: signedIn,
    input: () => ({
      body: {
        ...fields,
        name: `Child ${Math.random()}`,
        birthDate: "2015-03-12",
        guardian: { name: "Marta Lima", document: cpf },
        consent: true,
      },
    }),
  }),
  rule(untieChild, {
    may: ["competitor"],
    hiddenFrom: signedIn,
    note: "of the competitor",
    input: async ({ dependant }) => ({ params: { competitorId: await dependant("parent") } }),
  }),
  rule(searchClaims, {
    may: signedIn,
    input: () => ({ body: { by: "email" } }),
  }),
  rule(claimCompetitor, {
    may: [],
    hiddenFrom: signedIn,
    note: "without the right proof nobody is there",
    input: ({ entries }) => ({
      body: { competitorId: entries[0]!.competitorId, proof: { by: "email" }, as: "self" },
    }),
  }),

  rule(getPrivacy, { may: signedIn, note: "one's own" }),
  rule(exportData, { may: signedIn, note: "one's own" }),
  rule(eraseAccount, {
    may: signedIn,
    note: "one's own, with the password",
    input: () => ({ body: { password: "not-this-one", confirm: true } }),
  }),

  rule(listStudents, { may: teachers, input: () => ({ query: {} }), note: "one's own" }),
  rule(addStudent, {
    may: teachers,
    input: () => ({ body: { ...fields, email: null, graduations: [] } }),
  }),
  rule(getStudent, { may: ["teacher"], hiddenFrom: teachers, input: student }),
  rule(updateStudent, {
    may: ["teacher"],
    hiddenFrom: teachers,
    input: (world) => ({ ...student(world), body: { email: null } }),
  }),
  rule(moveStudents, {
    may: ["teacher"],
    hiddenFrom: teachers,
    note: "one's own, to a gym that exists",
    input: ({ student }) => ({ body: { competitorIds: [student], gymId: newId() } }),
  }),
  rule(giveCredentials, {
    may: ["teacher"],
    hiddenFrom: teachers,
    input: ({ student }) => ({ body: { competitorIds: [student] } }),
  }),
  rule(removeStudent, {
    may: ["teacher"],
    hiddenFrom: teachers,
    input: async ({ dependant }): Promise<{ params: { competitorId: CompetitorId } }> => ({
      params: { competitorId: await dependant("teacher") },
    }),
  }),
  rule(getMyGym, { may: teachers }),
  rule(chooseMyGym, { may: teachers, input: () => ({ body: { gymId: null } }) }),
];
