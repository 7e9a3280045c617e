import { listTestimonials, type Testimonial, testimonial } from "@chave/contract";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { answers, renderPage } from "#test/render-page.tsx";
import { Testimonials } from "./testimonials.tsx";

const said = (more: Partial<Testimonial> = {}) =>
  testimonial.parse({
    id: "0190a000-0000-7000-8000-000000000001",
    name: "Ana Lima",
    role: "Organizadora",
    text: "Começou na hora.",
    img_path: null,
    language: "pt",
    ...more,
  });

it("G12 shows what people say, at the anchor of the footer, marked when it is in another language", async () => {
  await renderPage(<Testimonials />, {
    api: [answers(listTestimonials, () => [said()])],
    language: "en",
  });
  const section = await screen.findByRole("region", { name: "From those who use it" });
  expect(section).toHaveAttribute("id", "testimonials");
  expect(screen.getByText("Começou na hora.").closest("figure")).toHaveAttribute("lang", "pt");
  expect(screen.getByText("Ana Lima")).toBeVisible();
});

it("G12 is absent while nobody has said anything", async () => {
  let asked = 0;
  await renderPage(<Testimonials />, {
    api: [
      answers(listTestimonials, () => {
        asked++;
        return [];
      }),
    ],
  });
  await waitFor(() => expect(asked).toBe(1));
  expect(screen.queryByRole("region")).toBeNull();
});
