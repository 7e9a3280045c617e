import { expect, type Page } from "@playwright/test";
import { type Words, wordsOf } from "./words.ts";

export const adminPassword = "Chave-2026!";
const firstPassword = "Primeira-2026!";
const admin = { email: "admin@example.com", password: adminPassword };

export type Organizer = { email: string; password: string; token: string };

/** One call of the API; throws the refusal. */
export async function call<T>(
  url: string,
  method: string,
  path: string,
  body?: object,
  token?: string,
): Promise<T> {
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      ...(body && { "content-type": "application/json" }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
  return answer as T;
}

export async function tokenOf(
  url: string,
  person: { email: string; password: string },
): Promise<string> {
  const session = await call<{ access_token: string }>(url, "POST", "/auth/login", person);
  return session.access_token;
}

/** An organization of its own, made by the admin; its owner has replaced the first password. */
export async function makeOrganizer(url: string): Promise<Organizer> {
  const owner = {
    email: someEmail("owner"),
    password: adminPassword,
  };
  const organization = {
    name: "Federação do Recife",
    ownerName: "Dona Marta",
    ownerEmail: owner.email,
    ownerPassword: firstPassword,
    language: "pt",
  };
  await call(url, "POST", "/organizations", organization, await tokenOf(url, admin));
  const token = await tokenOf(url, { email: owner.email, password: firstPassword });
  const change = { currentPassword: firstPassword, newPassword: owner.password };
  await call(url, "POST", "/auth/change-password", change, token);
  return { ...owner, token };
}

export const adminToken = (url: string): Promise<string> => tokenOf(url, admin);

/** Nobody else has it. */
export const someEmail = (name: string): string =>
  `${name}-${Math.random().toString(36).slice(2)}@example.com`;

export type Account = { email: string; password: string; token: string; competitorId: string };

/** A competitor's or teacher's account, as the register page makes one; its e-mail is not confirmed. */
export async function makeAccount(
  url: string,
  accountType: "competitor" | "teacher" | "teacher_competitor",
  known: { name: string; gymId?: string },
): Promise<Account> {
  const login = { email: someEmail(accountType), password: firstPassword };
  await call(url, "POST", "/auth/register", {
    ...login,
    accountType,
    language: "pt",
    acceptTerms: true,
    person: { ...person, ...known },
  });
  const token = await tokenOf(url, login);
  const { id } = await call<{ id: string }>(url, "GET", "/profile", undefined, token);
  return { ...login, token, competitorId: id };
}

const child = {
  birthDate: "2016-04-12",
  phone: null,
  guardian: { name: "Mara Lins", document: { type: "cpf", number: "52998224725", country: "BR" } },
};

const person = {
  birthDate: "1990-04-12",
  sex: "female",
  weight: null,
  country: "BR",
  phone: "+5581999990000",
  document: null,
  guardian: null,
  address: null,
  social: { facebook: "", instagram: "", x: "" },
  gymId: null,
  affiliationId: null,
  graduations: [],
};

export type Kin = { id: string; name: string };

/** A child whom the account answers for. */
export const addChild = (url: string, { token }: Account): Promise<Kin> =>
  call(url, "POST", "/family", { ...person, ...child, name: "Lara Lins", consent: true }, token);

export const addStudent = (url: string, { token }: Account): Promise<Kin> =>
  call(url, "POST", "/students", { ...person, name: "Caio Melo", email: null }, token);

/** Through the login page, as a person does; `email` may be a username. */
export async function signIn(
  page: Page,
  person: { email: string; password: string },
  t: Words = wordsOf("pt"),
): Promise<void> {
  await page.goto("/login");
  await fillLogin(page, person, t);
  await expect(page).not.toHaveURL(/\/login/);
}

export async function fillLogin(
  page: Page,
  person: { email: string; password: string },
  t: Words = wordsOf("pt"),
): Promise<void> {
  await page.getByLabel(t("auth:login.email")).fill(person.email);
  await page.getByRole("textbox", { name: t("auth:login.password") }).fill(person.password);
  await page
    .getByRole("main")
    .getByRole("button", { name: t("auth:login.action"), exact: true })
    .click();
}
