import type { Language } from "@chave/contract";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { renderPage } from "#test/render-page.tsx";
import { DateField } from "./date-field.tsx";

function Field({ isBirthDate, from = "" }: { isBirthDate?: boolean; from?: string }) {
  const [day, setDay] = useState(from);
  return (
    <>
      <DateField label="Dia" value={day} onChange={setDay} isBirthDate={isBirthDate} />
      <output>{day}</output>
    </>
  );
}

const kept = () => screen.getByRole("status").textContent;

it.each([
  ["pt", "Abrir o calendário", "dezembro de 2026", "dom", "dd/mm/aaaa"],
  ["en", "Open the calendar", "December 2026", "Sun", "dd/mm/yyyy"],
  ["es", "Abrir el calendario", "diciembre de 2026", "lun.", "dd/mm/aaaa"],
] as const)(
  "G5 a day in %s is typed as dd/MM/yyyy or picked from a calendar",
  async (language: Language, open, month, firstDay, example) => {
    await renderPage(<Field />, { language });
    const field = screen.getByLabelText("Dia");
    expect(field).toHaveAttribute("placeholder", example);

    await userEvent.type(field, "05122026");
    expect(field).toHaveValue("05/12/2026");
    expect(kept()).toBe("2026-12-05");

    await userEvent.click(screen.getByRole("button", { name: open }));
    const calendar = await screen.findByRole("dialog");
    await waitFor(() => expect(calendar).toHaveTextContent(month));
    expect(within(calendar).getAllByRole("columnheader")[0]).toHaveTextContent(firstDay);

    await userEvent.click(within(calendar).getByText("24"));
    expect(field).toHaveValue("24/12/2026");
    expect(kept()).toBe("2026-12-24");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
);

it("G5 keeps half a date as typed, so that it is refused and not lost", async () => {
  await renderPage(<Field from="2026-12-05" />);
  const field = screen.getByLabelText("Dia");
  expect(field).toHaveValue("05/12/2026");
  await userEvent.type(field, "{Backspace}{Backspace}");
  expect(field).toHaveValue("05/12/20");
  expect(kept()).toBe("05/12/20");
  await userEvent.clear(field);
  expect(kept()).toBe("");
});

it("V2 takes a pasted ISO date and days without their zero", async () => {
  await renderPage(<Field />);
  const field = screen.getByLabelText("Dia");
  await userEvent.click(field);
  await userEvent.paste("1998-03-12");
  expect(field).toHaveValue("12/03/1998");
  await userEvent.clear(field);
  await userEvent.type(field, "5/3/1998");
  expect(kept()).toBe("1998-03-05");
});

it("G5 opens on years for a birth date, even while a 31st of February stands there", async () => {
  await renderPage(<Field isBirthDate from="2001-02-31" />);
  await userEvent.click(screen.getByRole("button", { name: "Abrir o calendário" }));
  const calendar = await screen.findByRole("dialog");
  await userEvent.click(await within(calendar).findByText(/^20\d3$/));
  expect(await within(calendar).findByText("mar")).toBeVisible();
});
