import { type CallOf, gymEndpoints, ok } from "@chave/contract";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { gymDetail, keptGym, listedGym, pageOfRows } from "#test/gyms.ts";
import { answers, renderPage } from "#test/render-page.tsx";
import { AdminGymsPage } from "./admin-gyms-page.tsx";

const mangue = keptGym(1, "Mangue Jiu-Jitsu", { members: 26 });
const again = keptGym(2, "Academia Mangue", { members: 3, city: "" });
const waits = keptGym(3, "Dojo Novo", { status: "pending", members: 1, responsibleName: "Rui" });
const uses = { members: 3, registrations: 12, branches: 1, coaches: 0 };

const list = (rows = [mangue, again, waits]) => [
  answers(gymEndpoints.administer, () => pageOfRows(rows)),
  answers(gymEndpoints.findDuplicates, () => [[mangue, again]]),
  answers(gymEndpoints.getUses, () => uses),
];
const act = async (name: string, what: string) => {
  await userEvent.click(await screen.findByRole("button", { name: `Ações de ${name}` }));
  await userEvent.click(await screen.findByRole("menuitem", { name: what }));
  return within(await screen.findByRole("dialog"));
};

it("P1 P5 approves a gym that waits", async () => {
  let approved: string | null = null;
  await renderPage(<AdminGymsPage />, {
    api: [
      ...list(),
      answers(gymEndpoints.approve, ({ params }) => {
        approved = params.id;
        return ok;
      }),
    ],
  });

  const row = within(await screen.findByRole("row", { name: /Dojo Novo/ }));
  expect(row.getByText("Aguardando")).toBeVisible();
  expect(row.getByText("cadastrada por Rui em 01/10/2026")).toBeVisible();
  await userEvent.click(row.getByRole("button", { name: "Aprovar" }));

  expect(await screen.findByText("Dojo Novo aprovada.")).toBeVisible();
  expect(approved).toBe(waits.id);
});

it("P1 merges chosen duplicates after saying what moves where", async () => {
  let sent: Pick<CallOf<typeof gymEndpoints.merge>, "params" | "body"> | null = null;
  await renderPage(<AdminGymsPage />, {
    api: [
      ...list(),
      answers(gymEndpoints.merge, ({ params, body }) => {
        sent = { params, body };
        return uses;
      }),
    ],
  });

  await userEvent.click(await screen.findByRole("checkbox", { name: "Escolher Academia Mangue" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Escolher Mangue Jiu-Jitsu" }));
  await userEvent.click(screen.getByRole("button", { name: "Juntar" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Juntar academias" }));
  expect(dialog.getByRole("radio", { name: /Mangue Jiu-Jitsu/ })).toBeChecked();
  expect(
    await dialog.findByText("Academia Mangue: 3 membros, 12 inscrições e 1 filial"),
  ).toBeVisible();
  expect(dialog.getByText(/Academia Mangue deixa de existir/)).toBeVisible();
  expect(dialog.getByText(/guardam o nome com que se lutou/)).toBeVisible();

  await userEvent.click(dialog.getByRole("button", { name: "Juntar em Mangue Jiu-Jitsu" }));

  expect(await screen.findByText("Tudo está agora em Mangue Jiu-Jitsu.")).toBeVisible();
  expect(sent).toEqual({ params: { id: mangue.id }, body: { others: [again.id] } });
  expect(screen.queryByRole("button", { name: "Juntar" })).toBeNull();
});

it("P1 suggests names that are probably one", async () => {
  await renderPage(<AdminGymsPage />, { api: list() });

  await userEvent.click(await screen.findByRole("button", { name: "Ver repetidos" }));
  await userEvent.click(
    screen.getByRole("button", { name: "Juntar Mangue Jiu-Jitsu e Academia Mangue" }),
  );
  expect(await screen.findByRole("dialog", { name: "Juntar academias" })).toBeVisible();
});

it("P1 a gym that is used is deleted only with a target", async () => {
  let sent: unknown = null;
  await renderPage(<AdminGymsPage />, {
    api: [
      ...list(),
      answers(gymEndpoints.list, () => pageOfRows([listedGym(1, "Mangue Jiu-Jitsu")])),
      answers(gymEndpoints.get, () => gymDetail(1, "Mangue Jiu-Jitsu")),
      answers(gymEndpoints.remove, ({ params, query }) => {
        sent = { ...params, ...query };
        return uses;
      }),
    ],
  });

  const dialog = await act("Academia Mangue", "Excluir");
  expect(
    await dialog.findByText(/Escolha para onde vai: 3 membros, 12 inscrições e 1 filial/),
  ).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Excluir academia" }));
  expect(dialog.getByText(/Escolha para onde vai o que depende/)).toBeVisible();
  expect(sent).toBeNull();

  await userEvent.click(dialog.getByRole("combobox", { name: /Passar para/ }));
  await userEvent.click(await screen.findByRole("option", { name: /Mangue Jiu-Jitsu/ }));
  await userEvent.click(
    await dialog.findByRole("button", { name: "Passar tudo para Mangue Jiu-Jitsu e excluir" }),
  );
  await waitFor(() => expect(sent).toEqual({ id: again.id, moveTo: mangue.id }));
});

it("P1 says what refusing means for the members", async () => {
  await renderPage(<AdminGymsPage />, {
    api: [...list(), answers(gymEndpoints.refuse, () => ({ members: 1 }))],
  });

  const dialog = await act("Dojo Novo", "Recusar");
  expect(dialog.getByText(/1 pessoa fica sem academia no perfil/)).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Recusar" }));
  expect(await screen.findByText("Dojo Novo recusada.")).toBeVisible();
});

it("P1 edits a gym", async () => {
  let sent: CallOf<typeof gymEndpoints.update>["body"] | null = null;
  await renderPage(<AdminGymsPage />, {
    api: [
      ...list(),
      answers(gymEndpoints.update, ({ body }) => {
        sent = body;
        return gymDetail(2, body.name);
      }),
    ],
  });

  const dialog = await act("Academia Mangue", "Editar");
  await userEvent.type(dialog.getByLabelText(/Cidade/), "Paulista");
  await userEvent.click(dialog.getByRole("button", { name: "Salvar" }));
  await waitFor(() => expect(sent).toMatchObject({ name: "Academia Mangue", city: "Paulista" }));
});
