import {
  type Device,
  listDevices,
  ok,
  signOutDevice,
  signOutOtherDevices,
  userType,
} from "@chave/contract";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { answers, renderPage } from "#test/render-page.tsx";
import { sessionOf } from "#test/sessions.ts";
import { DevicesPage } from "./devices-page.tsx";

const seen = { lastSeenAt: "2026-11-20T12:00:00.000Z", signedInAt: "2026-11-01T12:00:00.000Z" };
const laptop: Device = {
  id: "0190a000-0000-7000-8000-000000000011",
  browser: "Firefox",
  system: "Linux",
  ...seen,
  current: true,
};
const phone: Device = {
  id: "0190a000-0000-7000-8000-000000000012",
  browser: "Chrome",
  system: "Android",
  ...seen,
  current: false,
};

async function open() {
  let devices = [laptop, phone];
  await renderPage(<DevicesPage />, {
    session: sessionOf(userType.organizer),
    api: [
      answers(listDevices, () => devices),
      answers(signOutDevice, ({ params }) => {
        devices = devices.filter(({ id }) => id !== params.sessionId);
        return ok;
      }),
      answers(signOutOtherDevices, () => {
        devices = [laptop];
        return ok;
      }),
    ],
  });
  await screen.findByText("Chrome no Android");
}

it("A6 lists where the account is open and signs one device out, never this one", async () => {
  await open();
  expect(screen.getByText("Este aparelho")).toBeVisible();

  await userEvent.click(screen.getByRole("button", { name: "Sair de Chrome no Android" }));

  await waitFor(() => expect(screen.queryByText("Chrome no Android")).toBeNull());
  expect(screen.getByText("Firefox no Linux")).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Sair/ })).toBeNull();
});

it("A6 signs all others out after asking", async () => {
  await open();

  await userEvent.click(screen.getByRole("button", { name: "Sair de todos os outros" }));
  const dialog = await screen.findByRole("dialog");
  expect(dialog).toHaveTextContent("1 aparelho vai precisar entrar de novo.");
  await userEvent.click(screen.getAllByRole("button", { name: "Sair de todos os outros" }).at(-1)!);

  await waitFor(() => expect(screen.queryByText("Chrome no Android")).toBeNull());
});
