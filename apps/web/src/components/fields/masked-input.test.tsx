import type { Language } from "@chave/contract";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { renderPage } from "#test/render-page.tsx";
import type { MaskName } from "#web/lib/masks.ts";
import { MaskedInput } from "./masked-input.tsx";

function Field({ mask }: { mask: MaskName }) {
  const [held, setHeld] = useState("");
  return (
    <>
      <MaskedInput mask={mask} label="Campo" value={held} onChange={setHeld} />
      <output>{held}</output>
      <button type="button" onClick={() => setHeld("11122233344")}>
        De fora
      </button>
    </>
  );
}

async function show(mask: MaskName, language: Language = "pt") {
  await renderPage(<Field mask={mask} />, { language });
  return screen.getByLabelText<HTMLInputElement>("Campo");
}

it.each(["52998224725", "529.982.247-25", " 529 982 247/25 "])(
  "V2 writes %j in its form, typed or pasted",
  async (text) => {
    const field = await show("cpf");
    expect(field).toHaveAttribute("inputmode", "numeric");
    await userEvent.type(field, text);
    expect(field).toHaveValue("529.982.247-25");
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(text);
    expect(field).toHaveValue("529.982.247-25");
  },
);

it("V2 the caret stays where somebody corrects", async () => {
  const field = await show("cpf");
  await userEvent.type(field, "52998224725");
  // "529.982.247-25": the 9 before the first point gives way to a 1.
  await userEvent.type(field, "{Backspace}1", { initialSelectionStart: 3, initialSelectionEnd: 3 });
  expect(field).toHaveValue("521.982.247-25");
  expect(field.selectionStart).toBe(3);
  // A key that does not belong here leaves everything as it was.
  await userEvent.type(field, "x", { initialSelectionStart: 5, initialSelectionEnd: 5 });
  expect(field).toHaveValue("521.982.247-25");
  expect(field.selectionStart).toBe(5);
});

it("V2 shows what comes from elsewhere in its form", async () => {
  const field = await show("cpf");
  await userEvent.type(field, "529");
  await userEvent.click(screen.getByRole("button", { name: "De fora" }));
  expect(field).toHaveValue("111.222.333-44");
});

it("V2 V3 a CNPJ takes letters in its first twelve places", async () => {
  const field = await show("cnpj");
  expect(field).toHaveAttribute("inputmode", "text");
  await userEvent.type(field, "12abc34501de35");
  expect(field).toHaveValue("12.ABC.345/01DE-35");
});

it.each([
  ["pt", "1234,5", "1.234,5"],
  ["en", "1234.5", "1,234.5"],
  ["es", "1234.5", "1.234,5"],
] as const)("V2 a decimal in %s is kept with a point", async (language, typed, shown) => {
  const field = await show("decimal", language);
  await userEvent.type(field, typed);
  expect(field).toHaveValue(shown);
  expect(screen.getByRole("status")).toHaveTextContent(/^1234\.5$/);
  await userEvent.type(field, "{Backspace}{Backspace}{Backspace}");
  expect(screen.getByRole("status")).toHaveTextContent(/^123$/);
});
