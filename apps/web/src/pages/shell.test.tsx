import { getSite } from "@chave/contract";
import { render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { answers, stubApi } from "#test/fake-api.ts";
import { siteOf } from "#test/site.ts";
import { App } from "#web/app.tsx";
import { allWords } from "#web/i18n/all-words.ts";
import { createFullI18n } from "#web/i18n/i18n.ts";
import type { PageHandle } from "#web/lib/page-handle.ts";
import { createQueryClient } from "#web/lib/query-client.ts";
import { ErrorPage } from "./error-page.tsx";
import { NotAuthorizedPage } from "./not-authorized-page.tsx";
import { NotFoundPage } from "./not-found-page.tsx";
import { Shell } from "./shell.tsx";

type Language = "pt" | "en" | "es";

/** A page inside the frame, as its route describes it. */
async function showPage(
  handle: PageHandle,
  { page = <p>A page</p>, at = "/page", language = "pt" as Language } = {},
) {
  stubApi([answers(getSite, () => siteOf())]);
  const i18n = await createFullI18n(language, allWords);
  const children = [{ path: "*", handle, element: page, ErrorBoundary: ErrorPage }];
  const router = createMemoryRouter([{ element: <Shell />, children }], { initialEntries: [at] });
  render(
    <App i18n={i18n} queryClient={createQueryClient()}>
      <RouterProvider router={router} />
    </App>,
  );
  await screen.findByRole("main");
}

afterEach(() => vi.restoreAllMocks());

describe("G11 the band under the header", () => {
  it.each([
    ["organizer", "Que bom ter você conosco!"],
    ["gyms", "Academias"],
    ["registerGym", "Não encontrou sua academia?"],
    ["competitorRegistrations", "Minhas Inscrições"],
    ["students", "Meus Atletas"],
    ["myGym", "Minha Academia"],
  ] as const)("of %s says “%s”, with a picture", async (crumb, text) => {
    await showPage({ crumb });
    const band = (await screen.findByText(text, { selector: "p" })).parentElement!;
    expect(band.querySelector("svg")).toBeInTheDocument();
  });

  it("is said in English and Spanish too", async () => {
    await showPage({ crumb: "organizer" }, { language: "es" });
    expect(await screen.findByText("¡Qué bueno tenerte con nosotros!")).toBeVisible();
  });

  it("is not there where the route has none", async () => {
    await showPage({});
    expect(screen.queryByText("Academias", { selector: "p" })).toBeNull();
  });
});

it("G11 hides header and footer where the route says so", async () => {
  await showPage({ bare: true });
  expect(screen.queryByRole("banner")).toBeNull();
  expect(screen.queryByRole("contentinfo")).toBeNull();
});

it("G11 shows them everywhere else", async () => {
  await showPage({});
  expect(screen.getByRole("banner")).toBeVisible();
  expect(screen.getByRole("contentinfo")).toBeVisible();
});

describe("G10 the sandbox", () => {
  const betaVersion = /^Ambiente de testes/;

  it("says so when the address contains the word", async () => {
    await showPage({}, { at: "/sandbox/events" });
    expect(await screen.findByText(betaVersion)).toBeVisible();
  });

  it("says nothing otherwise", async () => {
    await showPage({});
    expect(screen.queryByText(betaVersion)).toBeNull();
  });
});

describe("G12 X26 a page that cannot be shown", () => {
  it.each([
    ["pt", "Parece que você não tem permissão para acessar esta tela, tente novamente mais tarde."],
    ["en", "It appears you do not have permission to access this screen, please try again later."],
    [
      "es",
      "Parece que no tienes permiso para acceder a esta pantalla, inténtalo de nuevo más tarde.",
    ],
  ] as const)("is denied in %s with the exact text", async (language, text) => {
    await showPage({ head: "notAuthorized" }, { page: <NotAuthorizedPage />, language });
    expect(await screen.findByText(text)).toBeVisible();
  });

  it.each([
    ["pt", "Página não encontrada · Chave"],
    ["en", "Page not found · Chave"],
    ["es", "Página no encontrada · Chave"],
  ] as const)("does not exist, and the title says so in %s", async (language, title) => {
    await showPage({}, { page: <NotFoundPage />, language });
    await vi.waitFor(() => expect(document.title).toBe(title));
  });

  it.each([
    ["pt", "Algo deu errado nesta página"],
    ["en", "Something went wrong on this page"],
    ["es", "Algo salió mal en esta página"],
  ] as const)("broke, and says so in %s inside the frame", async (language, title) => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const Broken = () => {
      throw new Error("broken");
    };
    await showPage({}, { page: <Broken />, language });
    expect(await screen.findByRole("heading", { name: title })).toBeVisible();
    expect(screen.getByRole("banner")).toBeVisible();
  });
});
