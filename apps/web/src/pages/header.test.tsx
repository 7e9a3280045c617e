import { getSite, logout, session as sessionSchema, userType } from "@chave/contract";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { answers, refuses, renderPage } from "#test/render-page.tsx";
import { sessionOf } from "#test/sessions.ts";
import { siteOf } from "#test/site.ts";
import { token } from "#web/lib/token.ts";
import { Header } from "./header.tsx";

const api = [answers(getSite, () => siteOf()), refuses(logout, { code: "unexpected" })];
const { organizer, competitor, teacher, teacherCompetitor, manager, admin } = userType;

const grant = sessionSchema.shape.grants.element.parse({
  eventId: "0190a000-0000-7000-8000-00000000000e",
  eventSlug: "copa-recife",
  eventName: "Copa Recife",
  startsOn: "2026-12-12",
  endsOn: "2026-12-12",
  role: "check_in_manager",
  mat: null,
});

describe("A13 G7 create event", () => {
  it.each([
    ["a visitor", undefined, "/login?from=new-event"],
    ["an organizer", sessionOf(organizer), "/organizer/register-event"],
    ["an admin", sessionOf(admin), "/login?from=new-event"],
  ])("leads %s on", async (_who, session, href) => {
    await renderPage(<Header />, { api, session });
    const link = await screen.findByRole("link", { name: "Criar evento" });
    expect(link).toHaveAttribute("href", href);
  });

  it.each([competitor, teacher, teacherCompetitor])("is not shown to type %i", async (type) => {
    await renderPage(<Header />, { api, session: sessionOf(type) });
    await screen.findByRole("button", { name: "Menu de Marta Souza" });
    expect(screen.queryByRole("link", { name: "Criar evento" })).toBeNull();
  });

  it("is in a teacher-competitor's drawer, not in a teacher's", async () => {
    await renderPage(<Header />, { api, session: sessionOf(teacherCompetitor) });
    await userEvent.click(screen.getByRole("button", { name: "Abrir menu" }));
    expect(await screen.findByRole("link", { name: "Criar evento" })).toBeVisible();
  });
});

describe("A13 profile menu", () => {
  it.each([
    [
      "a competitor",
      competitor,
      ["/competitor", "/competitor/registrations", "/competitor/configuration"],
    ],
    ["a teacher", teacher, ["/teacher", "/teacher/students", "/teacher/configuration"]],
    [
      "a teacher-competitor",
      teacherCompetitor,
      ["/teacher", "/teacher/students", "/competitor/registrations", "/competitor/configuration"],
    ],
    ["an organizer", organizer, ["/organizer/account/events"]],
    ["an admin", admin, ["/admin/main"]],
    ["a manager without a task", manager, []],
  ])("of %s", async (_who, type, paths) => {
    await renderPage(<Header />, { api, session: sessionOf(type) });
    await userEvent.click(await screen.findByRole("button", { name: /^Menu de/ }));
    const exit = screen.getByRole("button", { name: "Sair" });
    const links = within(exit.closest("ul")!).queryAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(paths);
  });

  it("leads whoever helps at an event to their tasks", async () => {
    const session = { ...sessionOf(competitor), grants: [grant] };
    await renderPage(<Header />, { api, session });
    await userEvent.click(await screen.findByRole("button", { name: /^Menu de/ }));
    const tasks = screen.getByRole("link", { name: "Minhas tarefas" });
    expect(tasks).toHaveAttribute("href", "/manager");
  });

  it("shows the competitor's picture, else the organization's, else letters", async () => {
    const competes = sessionOf(competitor);
    const person = { id: competes.user.id, name: "Ana Lima", img_path: "/api/images/ana.webp" };
    const session = sessionSchema.parse({ ...competes, competitor: person });
    await renderPage(<Header />, { api, session });
    const menu = await screen.findByRole("button", { name: "Menu de Ana Lima" });
    expect(menu.querySelector("img")).toHaveAttribute("src", "/api/images/ana.webp");
  });
});

it("G7 has the rankings of gyms and of athletes", async () => {
  await renderPage(<Header />, { api });
  await userEvent.click(screen.getByRole("button", { name: "Rankings" }));
  const href = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(href("Ranking de academias")).toBe("/rankings/gym");
  expect(href("Ranking de atletas")).toBe("/rankings/athlete");
});

it("G7 A13 offers an account and to log in to visitors, in the drawer too", async () => {
  await renderPage(<Header />, { api });
  const link = await screen.findByRole("link", { name: "Criar conta" });
  expect(link).toHaveAttribute("href", "/register");
  await userEvent.click(screen.getByRole("button", { name: "Abrir menu" }));
  const drawer = await screen.findByRole("dialog");
  for (const name of [
    "Eventos",
    "Ranking de atletas",
    "Sobre",
    "Criar evento",
    "Entrar",
    "Criar conta",
  ])
    expect(await within(drawer).findByRole("link", { name })).toBeVisible();
});

it("G7 A13 offers neither to whoever is logged in", async () => {
  await renderPage(<Header />, { api, session: sessionOf(competitor) });
  await userEvent.click(await screen.findByRole("button", { name: "Abrir menu" }));
  const drawer = await screen.findByRole("dialog");
  expect(await within(drawer).findByRole("link", { name: "Meu perfil" })).toBeVisible();
  expect(within(drawer).getByRole("button", { name: "Sair" })).toBeVisible();
  for (const name of ["Entrar", "Criar conta", "Criar evento"])
    expect(screen.queryByRole("link", { name, hidden: true })).toBeNull();
});

it("G7 offers to log in only to whoever is not", async () => {
  await renderPage(<Header />, { api, session: sessionOf(admin) });

  await userEvent.click(await screen.findByRole("button", { name: "Menu de Marta Souza" }));

  expect(screen.getByRole("link", { name: "Administração" })).toHaveAttribute(
    "href",
    "/admin/main",
  );
  expect(screen.queryByRole("link", { name: "Entrar" })).toBeNull();
});

it("G7 has no community menu while no link is set", async () => {
  await renderPage(<Header />, { api });
  await screen.findByRole("link", { name: "Entrar" });
  expect(screen.queryByRole("button", { name: "Comunidade" })).toBeNull();
});

it("G7 shows of the community what is set", async () => {
  const { community } = siteOf();
  const site = siteOf({ community: { ...community, store: "https://loja.test" } });
  await renderPage(<Header />, { api: [answers(getSite, () => site)] });

  await userEvent.click(await screen.findByRole("button", { name: "Comunidade" }));

  expect(screen.getByRole("link", { name: "Loja" })).toHaveAttribute("href", "https://loja.test");
  expect(screen.queryByRole("link", { name: "App para iPhone" })).toBeNull();
});

it("A4 X1 logs out even when the call fails: token gone, toast, then login", async () => {
  const { router } = await renderPage(<Header />, { api, session: sessionOf(organizer) });

  await userEvent.click(
    await screen.findByRole("button", { name: "Menu de Federação Pernambucana" }),
  );
  await userEvent.click(screen.getByRole("button", { name: "Sair" }));

  expect(await screen.findByText("Deslogado com sucesso!")).toBeVisible();
  expect(token.read()).toBeNull();
  expect(router.state.location.pathname).toBe("/");
  await waitFor(() => expect(router.state.location.pathname).toBe("/login"));
});

it("G1 speaks the language that is chosen and remembers it", async () => {
  await renderPage(<Header />, { api });

  await userEvent.click(screen.getByRole("button", { name: "Idioma: Português" }));
  await userEvent.click(screen.getByRole("button", { name: "Español" }));

  expect(await screen.findByRole("link", { name: "Crear evento" })).toBeVisible();
  expect(localStorage.getItem("selectedLanguage")).toBe("es");
  expect(document.cookie).toContain("selectedLanguage=es");
});

it("G2 keeps the theme as light or dark", async () => {
  await renderPage(<Header />, { api });
  await userEvent.click(screen.getByRole("button", { name: "Usar tema escuro" }));
  expect(localStorage.getItem("theme")).toBe("dark");
  await userEvent.click(screen.getByRole("button", { name: "Usar tema claro" }));
  expect(localStorage.getItem("theme")).toBe("light");
});
