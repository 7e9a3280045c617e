import {
  getMyOrganization,
  myOrganization,
  noSocial,
  updateMyOrganization,
  userType,
} from "@chave/contract";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { answers, refuses, renderPage } from "#test/render-page.tsx";
import { sampleId } from "#test/sample-bracket.ts";
import { sessionOf } from "#test/sessions.ts";
import { OrganizerAccountLayout } from "./organizer-account-layout.tsx";
import { OrganizerConfigurationPage } from "./organizer-configuration-page.tsx";
import {
  OrganizerAutoRefilPage,
  OrganizerCouponPage,
  OrganizerCreditsPage,
  OrganizerFederationApiPage,
  OrganizerFinancialPage,
} from "./organizer-empty-pages.tsx";

const mine = myOrganization.parse({
  id: sampleId(3, 9),
  name: "Liga Nordeste",
  cnpj: "11222333000181",
  publicEmail: null,
  website: null,
  phone: null,
  address: null,
  social: noSocial,
  imgPath: null,
  coverPath: null,
});

it("leads an organizer to every part of the account, an admin to none", async () => {
  await renderPage(<OrganizerAccountLayout />, { session: sessionOf(userType.organizer) });
  const links = await screen.findAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/organizer/account/events",
    "/organizer/account/managers",
    "/organizer/account/financial",
    "/organizer/account/coupon",
    "/organizer/account/credits",
    "/organizer/account/federation-api",
    "/organizer/account/configuration",
  ]);
  cleanup();

  await renderPage(<OrganizerAccountLayout />, { session: sessionOf(userType.admin) });
  expect(screen.queryByRole("link")).toBeNull();
});

it("A2 saves what the organization tells of itself, and leaves empty what is empty", async () => {
  let sent: unknown;
  await renderPage(<OrganizerConfigurationPage />, {
    api: [
      answers(getMyOrganization, () => mine),
      answers(updateMyOrganization, ({ body }) => {
        sent = body;
        return mine;
      }),
    ],
  });

  const name = await screen.findByLabelText("Nome da organização");
  await userEvent.clear(name);
  await userEvent.type(name, "Liga do Norte");
  await userEvent.type(screen.getByLabelText("Site"), "liga.org.br");
  expect(screen.getByLabelText("CNPJ")).toHaveValue("11.222.333/0001-81");
  await userEvent.click(screen.getByRole("button", { name: "Salvar alterações" }));

  expect(await screen.findByText("Salvo.")).toBeVisible();
  expect(sent).toMatchObject({
    name: "Liga do Norte",
    website: "liga.org.br",
    publicEmail: null,
    phone: null,
    address: null,
  });
});

it("A2 says at the CNPJ that it is another organization's", async () => {
  await renderPage(<OrganizerConfigurationPage />, {
    api: [
      answers(getMyOrganization, () => mine),
      refuses(updateMyOrganization, { code: "cnpj_taken" }),
    ],
  });
  await userEvent.click(await screen.findByRole("button", { name: "Salvar alterações" }));
  expect(await screen.findByLabelText("CNPJ")).toHaveAccessibleDescription(/CNPJ/);
});

it.each([
  ["financial", OrganizerFinancialPage, "Nenhum pagamento foi recebido ainda"],
  ["coupon", OrganizerCouponPage, "Nenhum cupom"],
  ["credits", OrganizerCreditsPage, "Nenhum crédito comprado ou usado"],
  ["federation-api", OrganizerFederationApiPage, "Nenhuma federação conectada"],
  ["auto-refil", OrganizerAutoRefilPage, "A recarga automática está desativada"],
])("says of %s what is true", async (_part, Page, sentence) => {
  await renderPage(<Page />);
  expect(screen.getByText(sentence)).toBeVisible();
});
