import { getSiteText, type SiteText } from "@chave/contract";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { answers, refuses, renderPage } from "#test/render-page.tsx";
import { AboutPage } from "./about-page.tsx";
import { PrivacyPage } from "./privacy-page.tsx";
import { TermsPage } from "./terms-page.tsx";

const textOf = (more: Partial<SiteText> = {}) =>
  answers(getSiteText, ({ params }) => ({
    name: params.name,
    version: 3,
    language: "pt" as const,
    html: `<h3>1. ${params.name}</h3>`,
    publishedAt: "2026-08-04T01:00:00.000Z",
    draft: false,
    ...more,
  }));

it("G12 shows the terms with version and date at the foot", async () => {
  await renderPage(<TermsPage />, { api: [textOf()] });
  expect(await screen.findByRole("heading", { name: "Termos de uso" })).toBeVisible();
  expect(await screen.findByRole("heading", { name: "1. terms" })).toBeVisible();
  expect(screen.getByText("Versão 3, de 3 de agosto de 2026.")).toBeVisible();
  expect(screen.queryByText(/Minuta/)).toBeNull();
});

it("G12 says of a draft that it is one, and of Portuguese text that it is Portuguese", async () => {
  await renderPage(<PrivacyPage />, { api: [textOf({ draft: true })], language: "en" });
  const heading = await screen.findByRole("heading", { name: "1. privacy" });
  expect(heading.closest("[lang]")).toHaveAttribute("lang", "pt");
  expect(screen.getByText(/no lawyer has reviewed it/)).toBeVisible();
  expect(screen.getByText("This text exists in Portuguese only.")).toBeVisible();
});

it("G12 tells what the product is", async () => {
  await renderPage(<AboutPage />, { api: [textOf({ draft: true })] });
  expect(await screen.findByRole("heading", { name: "Sobre o Chave" })).toBeVisible();
  expect(await screen.findByRole("heading", { name: "1. about" })).toBeVisible();
  expect(screen.queryByText(/Minuta/)).toBeNull();
});

it("G12 offers to try again when a text cannot be read", async () => {
  await renderPage(<TermsPage />, { api: [refuses(getSiteText, { code: "unexpected" })] });
  expect(await screen.findByRole("button", { name: "Tentar de novo" })).toBeVisible();
});
