import {
  fullSiteText,
  getSiteTextVersion,
  listSiteTexts,
  listSiteTextVersions,
  publishSiteText,
  siteTextNames,
  userType,
} from "@chave/contract";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { answers, renderPage } from "#test/render-page.tsx";
import { sessionOf } from "#test/sessions.ts";
import { AdminTextsPage } from "./admin-texts-page.tsx";

const publishedAt = "2026-08-03T12:00:00.000Z";
const first = { version: 1, publishedAt, writtenBy: null, draft: true };
const second = { version: 2, publishedAt, writtenBy: "Admin", draft: false };

function server() {
  const sent: unknown[] = [];
  const full = (name: string, version: number) =>
    fullSiteText.parse({
      ...(version === 1 ? first : second),
      version,
      name,
      translations: { pt: `<p>Texto ${version}</p>`, en: "<p>Text</p>", es: null },
    });
  const api = [
    answers(listSiteTexts, () =>
      siteTextNames.map((name) => ({ ...(name === "terms" ? second : first), name })),
    ),
    answers(listSiteTextVersions, () => [second, first]),
    answers(getSiteTextVersion, ({ params }) => full(params.name, Number(params.version))),
    answers(publishSiteText, ({ params, body }) => {
      sent.push(body);
      return full(params.name, 3);
    }),
  ];
  return { api, sent };
}

const visit = (at: string, api: ReturnType<typeof server>["api"]) =>
  renderPage(<AdminTextsPage />, {
    path: "/admin/texts",
    at: `/admin/texts${at}`,
    api,
    session: sessionOf(userType.admin),
  });

it("G12 lists the texts, their versions, and which are drafts that no lawyer has seen", async () => {
  await visit("", server().api);
  const terms = await screen.findByRole("link", { name: /Termos de uso/ });
  expect(terms).toHaveTextContent("versão 2");
  expect(terms).not.toHaveTextContent("minuta");
  const privacy = screen.getByRole("link", { name: /Política de privacidade/ });
  expect(privacy).toHaveTextContent("minuta sem revisão jurídica");
  expect(screen.getByRole("link", { name: /Sobre o Chave/ })).not.toHaveTextContent("minuta");
  expect(screen.getByRole("link", { name: /Autorização do responsável/ })).toBeVisible();
});

it("G12 publishes a version in all its languages, and shows the earlier ones", async () => {
  const { api, sent } = server();
  const { router } = await visit("?text=terms", api);
  expect(await screen.findByRole("textbox", { name: /^Texto/ })).toHaveTextContent("Texto 2");
  expect(await screen.findByRole("link", { name: "Ver a versão 1" })).toHaveAttribute(
    "href",
    "/admin/texts?text=terms&version=1",
  );
  await userEvent.click(screen.getByRole("button", { name: "Publicar nova versão" }));
  await waitFor(() => expect(router.state.location.search).toBe(""));
  expect(sent).toEqual([{ pt: "<p>Texto 2</p>", en: "<p>Text</p>", es: null }]);
  expect(await screen.findByText("Versão 3 publicada.")).toBeVisible();
});

it("G12 shows an earlier version, from which one may start again", async () => {
  await visit("?text=terms&version=1", server().api);
  expect(await screen.findByRole("heading", { name: "Termos de uso, versão 1" })).toBeVisible();
  expect(await screen.findByText("Texto 1")).toBeVisible();
  await userEvent.click(screen.getByRole("link", { name: "Editar a partir desta versão" }));
  expect(await screen.findByRole("textbox", { name: /^Texto/ })).toHaveTextContent("Texto 1");
});
