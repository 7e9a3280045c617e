import { type Faq, faq, faqPageSize, listFaq } from "@chave/contract";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { answers, refuses, renderPage } from "#test/render-page.tsx";
import { HelpButton } from "./help-button.tsx";

afterEach(() => vi.restoreAllMocks());

const id = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, "0")}`;
const question = (n: number, more: Partial<Faq> = {}): Faq =>
  faq.parse({
    id: id(n),
    title: `Pergunta ${n}`,
    description: `<p>Resposta <strong>${n}</strong></p>`,
    videoUrl: null,
    language: "pt",
    ...more,
  });

/** The API over these questions; what was asked is kept. */
function help(all: readonly Faq[]) {
  const asked: unknown[] = [];
  const api = answers(listFaq, ({ query }) => {
    asked.push(query);
    const page = Number(query.page ?? 1);
    const found = all.filter(({ title }) => title.includes(String(query.search ?? "")));
    const data = found.slice((page - 1) * faqPageSize, page * faqPageSize);
    return { data, total: found.length, page, pageSize: faqPageSize };
  });
  return { api: [api], asked };
}

const whatsApp = "+55 81 99999-0000";
const seven = [1, 2, 3, 4, 5, 6, 7].map((n) => question(n));

async function open(
  api: Parameters<typeof renderPage>[1] & object,
  contact: string | null = whatsApp,
) {
  await renderPage(<HelpButton whatsApp={contact} />, api);
  await userEvent.click(screen.getByRole("button", { name: /^(Ajuda|Help)$/ }));
  return screen.findByRole("dialog");
}

it("G9 asks nothing before it is opened; focus goes in, Escape closes and gives it back", async () => {
  const { api, asked } = help(seven);
  await renderPage(<HelpButton whatsApp={whatsApp} />, { api });
  const button = screen.getByRole("button", { name: "Ajuda" });
  expect(button).toHaveAttribute("aria-expanded", "false");
  expect(asked).toEqual([]);

  await userEvent.click(button);
  const panel = await screen.findByRole("dialog", { name: "Precisa de ajuda?" });
  expect(panel).toHaveAttribute("aria-modal", "false");
  await waitFor(() => expect(panel).toHaveFocus());
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(button).toHaveFocus();
});

it("G9 has a WhatsApp contact when the installation has one", async () => {
  const panel = await open(help(seven));
  expect(within(panel).getByRole("link", { name: "Fale conosco pelo WhatsApp" })).toHaveAttribute(
    "href",
    "https://wa.me/5581999990000",
  );
});

it("G9 leaves the contact out when there is none", async () => {
  const panel = await open(help(seven), null);
  await within(panel).findByText("Pergunta 1");
  expect(within(panel).queryByRole("link")).toBeNull();
});

it("G9 shows an answer, and its video in the player of its host, only when it is opened", async () => {
  const videoUrl = "https://youtu.be/dQw4w9WgXcQ?t=30";
  const panel = await open(
    help([question(1, { videoUrl }), question(2, { videoUrl: "https://ibjjf.com/regras" })]),
  );
  const title = await within(panel).findByRole("button", { name: "Pergunta 1" });
  expect(within(panel).queryByText("1")).toBeNull();
  expect(panel.querySelector("iframe")).toBeNull();

  await userEvent.click(title);
  expect(title).toHaveAttribute("aria-expanded", "true");
  expect(within(panel).getByText("1").tagName).toBe("STRONG");
  expect(within(panel).getByTitle("Vídeo: Pergunta 1")).toHaveAttribute(
    "src",
    "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=30",
  );
  await userEvent.click(title);
  expect(panel.querySelector("iframe")).toBeNull();

  await userEvent.click(within(panel).getByRole("button", { name: "Pergunta 2" }));
  expect(within(panel).getByRole("link", { name: "Ver o vídeo" })).toHaveAttribute(
    "href",
    "https://ibjjf.com/regras",
  );
  expect(panel.querySelector("iframe")).toBeNull();
});

it("G9 five a page, previous and next, 'Página X de Y'; another search begins at page 1", async () => {
  const { api, asked } = help(seven);
  const panel = await open({ api });
  expect(await within(panel).findByText("Página 1 de 2")).toBeVisible();
  expect(within(panel).getAllByRole("heading", { level: 3 })).toHaveLength(5);
  expect(within(panel).getByRole("button", { name: "Página anterior" })).toBeDisabled();

  await userEvent.click(within(panel).getByRole("button", { name: "Próxima página" }));
  expect(await within(panel).findByText("Página 2 de 2")).toBeVisible();
  expect(await within(panel).findByText("Pergunta 7")).toBeVisible();
  expect(within(panel).getByRole("button", { name: "Próxima página" })).toBeDisabled();

  await userEvent.type(within(panel).getByRole("searchbox", { name: "Buscar na ajuda" }), "Perg");
  expect(await within(panel).findByText("Página 1 de 2")).toBeVisible();
  await waitFor(() => expect(asked.at(-1)).toEqual({ page: "1", search: "Perg" }));
  await userEvent.click(within(panel).getByRole("button", { name: "Próxima página" }));
  await userEvent.click(within(panel).getByRole("button", { name: "Página anterior" }));
  expect(await within(panel).findByText("Página 1 de 2")).toBeVisible();
  expect(asked[0]).toEqual({ page: "1" });
});

it.each([
  [
    "pt",
    "Buscar na ajuda",
    "Nenhum resultado para “peso & cia”",
    "Enviar esta pergunta",
    "Olá, não encontrei resultado para: ",
  ],
  [
    "en",
    "Search the help",
    "No results for “peso & cia”",
    "Send this question",
    "Hello, I found no result for: ",
  ],
  [
    "es",
    "Buscar en la ayuda",
    "Ningún resultado para “peso & cia”",
    "Enviar esta pregunta",
    "Hola, no encontré resultado para: ",
  ],
] as const)(
  "G9 sends what was not found by WhatsApp, in %s",
  async (language, box, none, send, text) => {
    await renderPage(<HelpButton whatsApp={whatsApp} />, { api: help(seven).api, language });
    await userEvent.click(screen.getAllByRole("button")[0]!);
    await userEvent.type(await screen.findByRole("searchbox", { name: box }), "peso & cia");

    expect(await screen.findByText(none)).toBeVisible();
    expect(screen.getByRole("link", { name: send })).toHaveAttribute(
      "href",
      `https://wa.me/5581999990000?text=${encodeURIComponent(`${text}peso & cia`)}`,
    );
  },
);

it("G9 logs a failure, says it and tries again", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  let isDown = true;
  const { api } = help(seven);
  const down = refuses(listFaq, { code: "unexpected" });
  const answer = {
    endpoint: listFaq,
    answer: (call: never) => (isDown ? down : api[0]!).answer(call),
  };
  const panel = await open({ api: [answer] });

  expect(await within(panel).findByRole("alert")).toBeVisible();
  expect(log).toHaveBeenCalledWith("Erro ao carregar FAQs", expect.anything());
  isDown = false;
  await userEvent.click(within(panel).getByRole("button", { name: "Tentar de novo" }));
  expect(await within(panel).findByText("Pergunta 1")).toBeVisible();
});

it("G9 marks what is not in the reader's language", async () => {
  await renderPage(<HelpButton whatsApp={null} />, {
    api: help([question(1)]).api,
    language: "en",
  });
  await userEvent.click(screen.getByRole("button", { name: "Help" }));
  const item = (await screen.findByText("Pergunta 1")).closest("li");
  expect(item).toHaveAttribute("lang", "pt");
});

it("G9 keeps the keys that are pressed in it from the mat table behind it", async () => {
  const panel = await open(help(seven));
  const heard = vi.fn();
  window.addEventListener("keydown", heard);
  await act(async () => panel.focus());
  await userEvent.keyboard("1q ");
  window.removeEventListener("keydown", heard);
  expect(heard).not.toHaveBeenCalled();
});
