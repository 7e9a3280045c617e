import {
  addFaq,
  changeFaq,
  deleteFaq,
  faq,
  fullFaq,
  getFaq,
  listFaq,
  moveFaq,
  ok,
  userType,
} from "@chave/contract";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { answers, renderPage } from "#test/render-page.tsx";
import { sessionOf } from "#test/sessions.ts";
import { AdminFaqsPage } from "./admin-faqs-page.tsx";

const id = (n: number) => `0190a000-0000-7000-8000-00000000000${n}`;
const text = (title: string) => ({ title, description: `<p>Resposta de ${title}</p>` });

/** An API over a list of titles. */
function server(titles: string[]) {
  const sent: unknown[] = [];
  const all = titles.map((title, index) => ({ id: id(index + 1), title }));
  const full = (n: string) =>
    fullFaq.parse({
      id: n,
      translations: {
        pt: text(all.find((one) => one.id === n)?.title ?? "Nova"),
        en: null,
        es: null,
      },
      videoUrl: null,
    });
  const api = [
    answers(listFaq, () => ({
      data: all.map((one) =>
        faq.parse({ ...one, description: "<p>a</p>", videoUrl: null, language: "pt" }),
      ),
      total: all.length,
      page: 1,
      pageSize: 100,
    })),
    answers(getFaq, ({ params }) => full(params.faqId)),
    answers(changeFaq, ({ params, body }) => {
      sent.push(body);
      return full(params.faqId);
    }),
    answers(addFaq, ({ body }) => {
      sent.push(body);
      return full(id(9));
    }),
    answers(moveFaq, ({ params, body }) => {
      const from = all.findIndex((one) => one.id === params.faqId);
      const [one] = all.splice(from, 1);
      all.splice(body.direction === "up" ? from - 1 : from + 1, 0, one!);
      return ok;
    }),
    answers(deleteFaq, ({ params }) => {
      all.splice(
        all.findIndex((one) => one.id === params.faqId),
        1,
      );
      return ok;
    }),
  ];
  return { api, sent };
}

const visit = (at: string, api: ReturnType<typeof server>["api"]) =>
  renderPage(<AdminFaqsPage />, {
    path: "/admin/faqs",
    at: `/admin/faqs${at}`,
    api,
    session: sessionOf(userType.admin),
  });
const titles = () =>
  screen.getAllByRole("listitem").map((row) => within(row).getByRole("link").textContent);

it("P6 lists the questions in their order, moves them and keeps the focus", async () => {
  await visit("", server(["A", "B", "C"]).api);
  const down = await screen.findByRole("button", { name: "Descer “A”" });
  await userEvent.click(down);

  await waitFor(() => expect(titles()).toEqual(["B", "A", "C"]));
  expect(await screen.findByText("“A” agora é a 2ª pergunta.")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Descer “A”" })).toHaveFocus();
  expect(screen.getByRole("button", { name: "Subir “B”" })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
});

it("P6 deletes a question after saying what is lost", async () => {
  await visit("", server(["A", "B"]).api);
  await userEvent.click(await screen.findByRole("button", { name: "Excluir “A”" }));
  expect(
    await screen.findByText(
      /serão perdidas em todos os idiomas|serão perdidos em todos os idiomas/,
    ),
  ).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Excluir pergunta" }));
  await waitFor(() => expect(titles()).toEqual(["B"]));
});

it("P6 says what to do first when there is none", async () => {
  await visit("", server([]).api);
  expect(await screen.findByText("Nenhuma pergunta ainda")).toBeVisible();
  expect(screen.getByRole("link", { name: "Nova pergunta" })).toHaveAttribute(
    "href",
    "/admin/faqs?edit=new",
  );
});

it("P6 refuses a blank title and a blank text at their fields", async () => {
  const { api, sent } = server([]);
  await visit("?edit=new", api);
  await userEvent.click(await screen.findByRole("button", { name: "Salvar" }));
  expect(await screen.findByText("Escreva o texto: ele não pode ficar em branco.")).toBeVisible();
  expect(screen.getByText("Campo obrigatório.")).toBeVisible();
  expect(sent).toEqual([]);
});

it("P6 edits a question in its languages, with a video that is shown as it will be", async () => {
  const { api, sent } = server(["Peso"]);
  const { router } = await visit(`?edit=${id(1)}`, api);
  const title = await screen.findByRole("textbox", { name: /^Pergunta/ });
  await userEvent.clear(title);
  await userEvent.type(title, "Pesagem");
  const bold = await screen.findByRole("button", { name: "Negrito" });
  expect(bold).toBeVisible();
  expect(screen.getByRole("toolbar", { name: "Formatação" })).toBeVisible();
  expect(screen.getByRole("textbox", { name: /^Resposta/ })).toHaveTextContent("Resposta de Peso");

  const video = screen.getByRole("textbox", { name: /Endereço do vídeo/ });
  await userEvent.type(video, "https://vimeo.com/76979871");
  expect(await screen.findByTitle("Prévia do vídeo")).toHaveAttribute(
    "src",
    "https://player.vimeo.com/video/76979871?dnt=1",
  );

  await userEvent.click(screen.getByRole("button", { name: "Salvar" }));
  await waitFor(() => expect(router.state.location.search).toBe(""));
  expect(sent).toEqual([
    {
      translations: {
        pt: { title: "Pesagem", description: "<p>Resposta de Peso</p>" },
        en: null,
        es: null,
      },
      videoUrl: "https://vimeo.com/76979871",
    },
  ]);
});

it("P6 opens the language whose text is wrong", async () => {
  const { api, sent } = server(["Peso"]);
  await visit(`?edit=${id(1)}`, api);
  await userEvent.click(await screen.findByRole("tab", { name: /Inglês|English/ }));
  await userEvent.type(screen.getByRole("textbox", { name: /^Pergunta/ }), "Weight");
  await userEvent.click(screen.getByRole("tab", { name: /Português/ }));
  await userEvent.click(screen.getByRole("button", { name: "Salvar" }));

  expect(await screen.findByRole("tab", { name: /a corrigir/, selected: true })).toBeVisible();
  expect(
    (await screen.findAllByText("Escreva o texto: ele não pode ficar em branco."))[0],
  ).toBeVisible();
  expect(sent).toEqual([]);
});

it("P6 asks before what was typed is lost", async () => {
  const { router } = await visit(`?edit=${id(1)}`, server(["Peso"]).api);
  await userEvent.type(await screen.findByRole("textbox", { name: /^Pergunta/ }), "!");
  await userEvent.click(screen.getByRole("link", { name: "Todas as perguntas" }));
  const dialog = await screen.findByRole("dialog", { name: "Sair sem salvar?" });
  await userEvent.click(within(dialog).getByRole("button", { name: "Cancelar" }));
  expect(router.state.location.search).toContain("edit=");

  await userEvent.click(screen.getByRole("link", { name: "Todas as perguntas" }));
  await userEvent.click(await screen.findByRole("button", { name: "Sair sem salvar" }));
  await waitFor(() => expect(router.state.location.search).toBe(""));
});
