import {
  addTestimonial,
  type FullTestimonial,
  fullTestimonial,
  listAllTestimonials,
  userType,
} from "@chave/contract";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { answers, renderPage } from "#test/render-page.tsx";
import { sessionOf } from "#test/sessions.ts";
import { AdminTestimonialsPage } from "./admin-testimonials-page.tsx";

const one = (n: number, more: Partial<FullTestimonial> = {}) =>
  fullTestimonial.parse({
    id: `0190a000-0000-7000-8000-00000000000${n}`,
    name: `Pessoa ${n}`,
    translations: { pt: { role: "Árbitra", text: "Gostei." }, en: null, es: null },
    img_path: null,
    visible: true,
    ...more,
  });

const visit = (at: string, api: Parameters<typeof renderPage>[1] & object) =>
  renderPage(<AdminTestimonialsPage />, {
    path: "/admin/testimonials",
    at: `/admin/testimonials${at}`,
    session: sessionOf(userType.admin),
    ...api,
  });

it("G12 lists the testimonials and says which are hidden", async () => {
  await visit("", {
    api: [answers(listAllTestimonials, () => [one(1), one(2, { visible: false })])],
  });
  expect(await screen.findByRole("link", { name: /Pessoa 1/ })).not.toHaveTextContent("oculto");
  expect(screen.getByRole("link", { name: /Pessoa 2/ })).toHaveTextContent("Árbitra · oculto");
});

it("G12 adds a testimonial in the languages that are written", async () => {
  const sent: unknown[] = [];
  const all: FullTestimonial[] = [];
  const { router } = await visit("?edit=new", {
    api: [
      answers(listAllTestimonials, () => all),
      answers(addTestimonial, ({ body }) => {
        sent.push(body);
        all.push(one(1));
        return one(1);
      }),
    ],
  });
  await userEvent.type(await screen.findByRole("textbox", { name: /^Nome/ }), "Ana Lima");
  await userEvent.type(screen.getByRole("textbox", { name: /^Quem é/ }), "Organizadora");
  await userEvent.type(screen.getByRole("textbox", { name: /^O que disse/ }), "Funcionou.");
  await userEvent.click(screen.getByRole("button", { name: "Salvar" }));

  await waitFor(() => expect(router.state.location.search).toBe(""));
  expect(sent).toEqual([
    {
      name: "Ana Lima",
      translations: { pt: { role: "Organizadora", text: "Funcionou." }, en: null, es: null },
      img_path: null,
      visible: true,
    },
  ]);
  expect(await screen.findByText("Depoimento salvo.")).toBeVisible();
});
