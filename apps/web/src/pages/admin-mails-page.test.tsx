import {
  getMail,
  listMails,
  type MailDetail,
  type MailSummary,
  mailDetail,
  retryMail,
} from "@chave/contract";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { answers, renderPage } from "#test/render-page.tsx";
import { sampleId } from "#test/sample-bracket.ts";
import { AdminMailsPage } from "./admin-mails-page.tsx";

const mailOf = (n: number, changes: Partial<MailDetail> = {}): MailDetail => ({
  ...mailDetail.parse({
    id: sampleId(7, n),
    recipient: "ana@example.com",
    subject: "481923 é o seu código do Chave",
    language: "pt",
    status: "sent",
    attempts: 1,
    lastError: null,
    createdAt: "2026-03-02T12:00:00.000Z",
    nextAttemptAt: null,
    sentAt: "2026-03-02T12:00:03.000Z",
    text: "Olá, Ana.\n\nConfirmar o e-mail:\nhttps://chave.example/verify",
    html: "<!doctype html><html><head></head><body>Olá, Ana.</body></html>",
  }),
  ...changes,
});
const failed = mailOf(2, {
  ...{ subject: "Convite", recipient: "rui@example.com", status: "failed", attempts: 6 },
  ...{ sentAt: null, lastError: "450 Mailbox is busy" },
});

const pageOf = (data: MailSummary[], sends = true) => ({
  ...{ data, total: data.length, page: 1, pageSize: 20, sends },
});

it("G1 shows what was written to whom, and a mail as it is seen, with nothing in it let loose", async () => {
  await renderPage(<AdminMailsPage />, {
    api: [answers(listMails, () => pageOf([mailOf(1), failed])), answers(getMail, () => mailOf(1))],
  });

  const rows = await screen.findAllByRole("listitem");
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/481923 é o seu código do Chaveana@example.comEnviado/),
    expect.stringMatching(/Conviterui@example.comNão enviado/),
  ]);
  await userEvent.click(screen.getByRole("link", { name: /481923/ }));

  const dialog = within(await screen.findByRole("dialog"));
  const page = await dialog.findByTitle("481923 é o seu código do Chave");
  expect(page).toHaveAttribute("sandbox", "");
  expect(page.getAttribute("srcdoc")).toContain("Olá, Ana.");
  await userEvent.click(dialog.getByRole("radio", { name: "Texto" }));
  expect(dialog.getByText(/https:\/\/chave.example\/verify/)).toBeVisible();
  expect(dialog.queryByRole("button", { name: "Enviar agora" })).toBeNull();

  await userEvent.click(dialog.getByRole("button", { name: "Fechar" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("says why a mail was not sent, and sends it again", async () => {
  let mail = failed;
  await renderPage(<AdminMailsPage />, {
    at: `/?mail=${failed.id}`,
    api: [
      answers(listMails, () => pageOf([mail])),
      answers(getMail, () => mail),
      answers(retryMail, () => {
        mail = { ...failed, status: "waiting", attempts: 0, lastError: null };
        return mail;
      }),
    ],
  });

  const dialog = within(await screen.findByRole("dialog"));
  expect(await dialog.findByText("450 Mailbox is busy")).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Enviar agora" }));

  expect(await screen.findByText("O e-mail voltou para a fila.")).toBeVisible();
  expect(await dialog.findByText("Na fila")).toBeVisible();
});

it("narrows the list down in the address, and says when nothing is left", async () => {
  const { router } = await renderPage(<AdminMailsPage />, {
    api: [answers(listMails, ({ query }) => pageOf(query.status === "waiting" ? [] : [mailOf(1)]))],
  });
  await screen.findByRole("link", { name: /481923/ });

  await userEvent.selectOptions(screen.getByLabelText("Situação"), "Na fila");

  expect(await screen.findByText("Nenhum e-mail corresponde à busca")).toBeVisible();
  expect(router.state.location.search).toBe("?status=waiting");
});

it("says that mails stay here while there is no mail server", async () => {
  await renderPage(<AdminMailsPage />, {
    api: [answers(listMails, () => pageOf([], false))],
  });

  expect(await screen.findByText(/Nenhum servidor de e-mail está configurado/)).toBeVisible();
  expect(screen.getByText("Nenhum e-mail ainda")).toBeVisible();
});
