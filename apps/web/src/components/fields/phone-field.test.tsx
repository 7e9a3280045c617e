import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { renderPage } from "#test/render-page.tsx";
import { PhoneField } from "./phone-field.tsx";

function Field({ from = "" }: { from?: string }) {
  const [phone, setPhone] = useState(from);
  return (
    <>
      <PhoneField label="Telefone" value={phone} onChange={setPhone} />
      <output>{phone}</output>
    </>
  );
}
const number = () => screen.getByLabelText("Telefone");
const country = () => screen.getByRole("combobox", { name: "País" });
const kept = () => screen.getByRole("status").textContent;

it("V3 a Brazilian number has its mask and is kept as E.164", async () => {
  await renderPage(<Field />);
  expect(country()).toHaveValue("Brasil +55");
  await userEvent.type(number(), "81999998888");
  expect(number()).toHaveValue("(81) 99999-8888");
  expect(kept()).toBe("+5581999998888");
  await userEvent.clear(number());
  expect(kept()).toBe("");
});

it("V3 another country has its own way of writing, and is found by its name", async () => {
  await renderPage(<Field />, { language: "pt" });
  await userEvent.click(country());
  await userEvent.clear(country());
  await userEvent.type(country(), "Portu");
  await userEvent.click(await screen.findByRole("option", { name: "Portugal +351" }));
  await userEvent.type(number(), "912345678");
  expect(number()).toHaveValue("912 345 678");
  expect(kept()).toBe("+351912345678");
});

it.each([
  ["+5581999998888", "Brasil +55", "(81) 99999-8888"],
  ["+14165550123", "Canadá +1", "(416) 555-0123"],
])("V3 shows %s as its country writes it", async (e164, place, shown) => {
  await renderPage(<Field from={e164} />);
  expect(country()).toHaveValue(place);
  expect(number()).toHaveValue(shown);
});

it("V3 a pasted number brings its country along", async () => {
  await renderPage(<Field />);
  await userEvent.click(number());
  await userEvent.paste("+351 912 345 678");
  expect(country()).toHaveValue("Portugal +351");
  expect(kept()).toBe("+351912345678");
  await userEvent.paste("+55 (81) 99999-8888");
  expect(number()).toHaveValue("(81) 99999-8888");
  expect(country()).toHaveValue("Brasil +55");
});
