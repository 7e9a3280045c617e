import { createEvent, type EventDetail } from "@chave/contract";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { eventOf } from "#test/events.ts";
import { answers, refuses, renderPage } from "#test/render-page.tsx";
import { NewEventPage } from "./new-event-page.tsx";

const path = "/organizer/register-event";

async function fillIn() {
  await userEvent.type(screen.getByLabelText(/^Nome/), "Copa Recife");
  await userEvent.type(screen.getByLabelText(/^Cidade/), "Recife");
  fireEvent.change(screen.getByLabelText(/^Primeiro dia/), { target: { value: "2026-12-12" } });
}
const create = () => userEvent.click(screen.getByRole("button", { name: "Criar evento" }));

it("makes an event of one day by default and goes on to its set-up", async () => {
  const sent: unknown[] = [];
  const made: EventDetail = eventOf({ slug: "copa-recife" });
  const { router } = await renderPage(<NewEventPage />, {
    path,
    api: [
      answers(createEvent, ({ body }) => {
        sent.push(body);
        return made;
      }),
    ],
  });

  await fillIn();
  await create();

  await waitFor(() => expect(router.state.location.pathname).toBe("/config-event/copa-recife"));
  expect(sent).toEqual([
    expect.objectContaining({
      name: "Copa Recife",
      startsOn: "2026-12-12",
      endsOn: "2026-12-12",
      sport: "jiu_jitsu_gi",
      timeZone: "America/Sao_Paulo",
      visible: true,
    }),
  ]);
});

it("says at each field what is missing and starts at the first", async () => {
  await renderPage(<NewEventPage />, { path });

  await create();

  const name = screen.getByLabelText(/^Nome/);
  await waitFor(() => expect(name).toHaveFocus());
  expect(name).toHaveAccessibleDescription("Campo obrigatório.");
  expect(screen.getByLabelText(/^Primeiro dia/)).toHaveAccessibleDescription("Campo obrigatório.");
});

it("puts the server's refusal at the field it is about", async () => {
  await renderPage(<NewEventPage />, {
    path,
    api: [refuses(createEvent, { code: "event_dates_reversed" })],
  });

  await fillIn();
  await create();

  const endsOn = screen.getByLabelText(/^Último dia/);
  await waitFor(() => expect(endsOn).toHaveFocus());
  expect(endsOn).toHaveAccessibleDescription(
    "O evento termina antes de começar. Confira as datas.",
  );
});

it("asks to check the year of a date too far ahead", async () => {
  await renderPage(<NewEventPage />, {
    path,
    api: [refuses(createEvent, { code: "event_date_too_far" })],
  });

  await fillIn();
  await create();

  const endsOn = screen.getByLabelText(/^Último dia/);
  await waitFor(() => expect(endsOn).toHaveAccessibleDescription(/Confira o ano/));
});

it("shows a refusal that is about no field above the button", async () => {
  await renderPage(<NewEventPage />, { path, api: [refuses(createEvent, { code: "forbidden" })] });

  await fillIn();
  await create();

  expect(await screen.findByRole("alert")).toHaveTextContent("você não tem permissão");
});
