import { expect, type Page } from "@playwright/test";

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

async function tokenOf(url: string, person: { email: string; password: string }): Promise<string> {
  const session = await call<{ access_token: string }>(url, "POST", "/auth/login", person);
  return session.access_token;
}

/** An organization of its own, made by the admin; its owner has replaced the first password. */
export async function makeOrganizer(url: string): Promise<Organizer> {
  const owner = {
    email: `owner-${Math.random().toString(36).slice(2)}@example.com`,
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

/** Through the login page, as a person does. */
export async function signIn(
  page: Page,
  person: { email: string; password: string },
): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("E-mail ou usuário").fill(person.email);
  await page.getByRole("textbox", { name: "Senha" }).fill(person.password);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
}
