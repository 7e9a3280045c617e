import { expect, it } from "vitest";
import { address, ageOn, birthDate, bodyWeight, phone, social } from "./people.ts";

const messages = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  result.error?.issues.map(({ path, message }) => [...path, message].join("."));

it.each([
  ["+5581999998888", "+5581999998888"],
  ["+55 (81) 99999-8888", "+5581999998888"],
  ["+55 81 3333-4444", "+558133334444"],
  ["+351 912 345 678", "+351912345678"],
])("V3 accepts the phone %j", (typed, kept) => {
  expect(phone.parse(typed)).toBe(kept);
});

it.each([
  "",
  "81999998888",
  "+5581",
  "+5581999988",
  "+550199998888",
  "+55819999988880",
  "+1234567",
])("V3 refuses the phone %j", (typed) => {
  expect(messages(phone.safeParse(typed))).toEqual(["phone"]);
});

it.each([
  ["facebook", "https://www.facebook.com/ana.souza", true],
  ["facebook", "https://m.facebook.com/profile.php?id=100", true],
  ["facebook", "https://instagram.com/ana", false],
  ["facebook", "facebook.com/ana", false],
  ["instagram", "https://instagram.com/ana.souza/", true],
  ["instagram", "https://instagram.com/", false],
  ["instagram", "javascript:alert(1)//instagram.com/ana", false],
  ["x", "https://x.com/anasouza", true],
  ["x", "https://twitter.com/ana_souza", true],
  ["x", "https://x.com/a-name-that-is-too-long", false],
  ["x", "", true],
] as const)("V1 the profile on %s %j: %s", (network, link, accepted) => {
  const links = { facebook: "", instagram: "", x: "", [network]: link };
  expect(messages(social.safeParse(links))).toEqual(
    accepted ? undefined : [`${network}.${network}`],
  );
});

const recife = {
  ...{ country: "BR", postalCode: "50030-230", state: "PE", city: "Recife" },
  ...{ neighborhood: "", street: "", number: "", complement: "" },
};

it("V1 in Brazil the postal code has 8 digits and the state stands in the list; elsewhere both are free", () => {
  expect(address.safeParse(recife).success).toBe(true);
  expect(messages(address.safeParse({ ...recife, postalCode: "5003", state: "XX" }))).toEqual([
    "postalCode.postal_code",
    "state.state",
  ]);
  const lisbon = { ...recife, country: "PT", postalCode: "1100-053", state: "Lisboa" };
  expect(address.safeParse(lisbon).success).toBe(true);
});

it.each([
  ["1998-03-12", undefined],
  ["1899-12-31", ["birth_date"]],
  ["2999-01-01", ["birth_date"]],
  ["2001-02-29", expect.any(Array)],
  ["12/03/1998", expect.any(Array)],
])("V1 the birth date %s", (day, refused) => {
  expect(messages(birthDate.safeParse(day))).toEqual(refused);
});

it("V1 a body weighs 5 to 350 kg", () => {
  expect(bodyWeight.parse(76_500)).toBe(76_500);
  for (const grams of [4_999, 350_001])
    expect(messages(bodyWeight.safeParse(grams))).toEqual(["body_weight"]);
});

it("A11 counts whole years", () => {
  expect(ageOn("2008-12-05", "2026-12-04")).toBe(17);
  expect(ageOn("2008-12-05", "2026-12-05")).toBe(18);
});
