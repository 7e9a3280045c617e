import {
  type CallOf,
  type CompetitorId,
  getMe,
  noSocial,
  type PersonFields,
  register,
} from "@chave/contract";
import type { TestApi, TestPerson } from "./test-api.ts";

let count = 0;
const password = "Chave-2026!";

/** An adult, as a form sends one. */
export const person = (change: Partial<PersonFields> = {}): PersonFields => ({
  name: "Marta Souza",
  birthDate: "1990-05-20",
  sex: "female",
  weight: 61_500,
  country: "BR",
  phone: null,
  document: null,
  guardian: null,
  address: null,
  social: noSocial,
  gymId: null,
  affiliationId: null,
  ...change,
});

export const guardian = {
  name: "Paula Souza",
  document: { type: "cpf", number: "52998224725", country: "BR" },
} as const;

export type TestCompetitor = TestPerson & { competitorId: CompetitorId };

/** Somebody who registered, signed in. */
export async function registered(
  api: TestApi,
  change: Partial<PersonFields> = {},
  accountType: CallOf<typeof register>["body"]["accountType"] = "competitor",
): Promise<TestCompetitor> {
  const email = `person-${++count}@example.com`;
  const body = {
    ...{ email, password, language: "pt" as const, acceptTerms: true as const },
    ...{ accountType, person: { ...person(change), graduations: [] } },
  };
  await api.call(register, { body });
  const token = await api.signIn(email, password);
  const signedIn = { email, password, token, userId: "" as TestPerson["userId"] };
  const { user, competitor } = await api.call(getMe, {}, signedIn);
  const competitorId = competitor?.id ?? ("" as CompetitorId);
  return { ...signedIn, userId: user.id, competitorId };
}
