import { getSite, type Site } from "@chave/contract";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { answers, renderPage } from "#test/render-page.tsx";
import { siteOf } from "#test/site.ts";
import { Footer } from "./footer.tsx";

const show = (site: Partial<Site> = {}, language: "pt" | "en" | "es" = "pt") =>
  renderPage(<Footer />, { api: [answers(getSite, () => siteOf(site))], language });

const hrefs = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));

it("G8 leads to events, about, prices, terms and privacy", async () => {
  await show();
  expect(hrefs()).toEqual([
    "/events/next-events",
    "/gyms",
    "/about-us",
    "/pricing",
    "/terms-of-use",
    "/privacy-policy",
  ]);
  const logo = screen.getByRole("img", { name: "Chave" });
  expect(logo).toHaveAttribute("width", "174");
  expect(screen.getByText("© 2026 Chave. Todos os direitos reservados.")).toBeVisible();
});

it("G8 has testimonials as a place on the home page once there are any", async () => {
  await show({ testimonials: true });
  const link = await screen.findByRole("link", { name: "Depoimentos" });
  expect(link).toHaveAttribute("href", "/#testimonials");
});

it("G8 shows community, contact and four networks where they are set", async () => {
  const { community } = siteOf();
  await show({
    contactEmail: "ola@chave.test",
    community: { ...community, forum: "https://forum.test" },
    social: {
      facebook: "https://facebook.com/chave",
      instagram: "https://instagram.com/chave",
      youtube: "https://youtube.com/@chave",
      x: "https://x.com/chave",
    },
  });
  const contact = await screen.findByRole("link", { name: "ola@chave.test" });
  expect(contact).toHaveAttribute("href", "mailto:ola@chave.test");
  expect(screen.getByRole("link", { name: "Comunidade" })).toHaveAttribute(
    "href",
    "https://forum.test",
  );
  for (const name of ["Facebook", "Instagram", "YouTube", "X"])
    expect(screen.getByRole("link", { name })).toBeVisible();
});

it("G1 G8 speaks English and Spanish", async () => {
  await show({}, "en");
  expect(screen.getByRole("link", { name: "Privacy policy" })).toBeVisible();
});
