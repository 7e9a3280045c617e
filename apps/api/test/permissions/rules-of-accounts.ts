import {
  acceptInvitation,
  changePassword,
  forgotPassword,
  getInvitation,
  getMe,
  inviteOrganizer,
  listDevices,
  listInvitations,
  login,
  logout,
  noSocial,
  register,
  registerInvited,
  registerOrganizer,
  resetPassword,
  revokeInvitation,
  sendEmailCode,
  signOutDevice,
  signOutOtherDevices,
  verifyEmail,
} from "@chave/contract";
import { sessions } from "#api/db/tables/index.ts";
import { newId } from "#api/ids.ts";
import { admin, everyone, type Person, signedIn } from "./people.ts";
import { type Rule, rule } from "./rule.ts";
import type { World } from "./world.ts";

const email = () => `somebody-${Math.random()}@example.com`;
const password = "Chave-2026!";
const newLogin = () => ({
  email: email(),
  password,
  language: "pt" as const,
  acceptTerms: true as const,
});
const unknownToken = { params: { token: "a-token-that-nobody-has-been-given" } };

async function invited({ api, person }: World) {
  const body = { email: email(), name: "Federação", language: "pt" as const };
  const { id } = await api.call(inviteOrganizer, { body }, person.admin);
  return { params: { invitationId: id } };
}

/** Another device of the one who asks; of a visitor there is none. */
async function ownDevice({ api, person }: World, who: Person) {
  const id = newId();
  const at = new Date();
  await api.db.insert(sessions).values({
    id,
    userId: person[who === "visitor" ? "admin" : who].userId,
    tokenHash: `hash-${id}`,
    device: "Test",
    lastSeenAt: at,
    expiresAt: new Date(at.getTime() + 60_000),
    createdAt: at,
  });
  return { params: { sessionId: id } };
}

export const rulesOfAccounts: Rule[] = [
  rule(register, {
    may: everyone,
    input: () => ({
      body: {
        ...newLogin(),
        accountType: "competitor",
        person: {
          name: "Ana Lima",
          birthDate: "1998-03-12",
          sex: "female",
          weight: null,
          country: "BR",
          phone: null,
          document: null,
          guardian: null,
          address: null,
          social: noSocial,
          gymId: null,
          affiliationId: null,
          graduations: [],
        },
      },
    }),
  }),
  rule(registerOrganizer, {
    may: everyone,
    input: () => ({
      body: {
        ...newLogin(),
        name: "Marta",
        organization: {
          name: "Federación",
          cnpj: null,
          publicEmail: email(),
          phone: "+5491112345678",
          address: {
            country: "AR",
            postalCode: "1000",
            state: "",
            city: "Buenos Aires",
            neighborhood: "",
            street: "",
            number: "",
            complement: "",
          },
        },
      },
    }),
  }),
  rule(verifyEmail, {
    may: everyone,
    input: () => ({ body: { email: email(), code: "123456" } }),
  }),
  rule(sendEmailCode, { may: everyone, input: () => ({ body: { email: email() } }) }),
  rule(forgotPassword, { may: everyone, input: () => ({ body: { email: email() } }) }),
  rule(resetPassword, {
    may: everyone,
    input: () => ({ body: { email: email(), code: "123456", newPassword: password } }),
  }),
  rule(login, { may: everyone, input: () => ({ body: { email: email(), password } }) }),
  rule(getMe, { may: signedIn }),
  rule(changePassword, {
    may: signedIn,
    note: "one's own, with the old one",
    input: () => ({ body: { currentPassword: "not-this-one", newPassword: password } }),
  }),
  rule(listDevices, { may: signedIn, note: "one's own" }),
  rule(signOutDevice, { may: signedIn, note: "one's own", input: ownDevice }),
  rule(signOutOtherDevices, { may: signedIn, note: "one's own" }),

  rule(listInvitations, { may: admin, input: () => ({ query: {} }) }),
  rule(inviteOrganizer, {
    may: admin,
    input: () => ({ body: { email: email(), name: "Federação", language: "pt" } }),
  }),
  rule(revokeInvitation, { may: admin, input: invited }),
  rule(getInvitation, {
    may: [],
    hiddenFrom: everyone,
    note: "who has the link",
    input: () => unknownToken,
  }),
  rule(acceptInvitation, {
    may: [],
    hiddenFrom: signedIn,
    note: "who has the link and its e-mail",
    input: () => unknownToken,
  }),
  rule(registerInvited, {
    may: [],
    hiddenFrom: everyone,
    note: "who has the link",
    input: () => ({
      ...unknownToken,
      body: { name: "Ana", password, language: "pt", acceptTerms: true },
    }),
  }),
  // Last of all: it ends the session that asks.
  rule(logout, { may: everyone }),
];
