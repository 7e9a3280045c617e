import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, expect, it } from "vitest";
import { stubUploads } from "#test/fake-upload.ts";
import { renderPage } from "#test/render-page.tsx";
import { ImageField } from "./image-field.tsx";

const saved = `/api/images/${"a".repeat(64)}.webp`;
const photo = (type = "image/jpeg", bytes = 3) =>
  new File([new Uint8Array(bytes)], "me.jpg", { type });

function Field({ from = null }: { from?: string | null }) {
  const [path, setPath] = useState<string | null>(from);
  return (
    <>
      <ImageField label="Foto" shape="portrait" value={path} onChange={setPath} />
      <output>{path}</output>
    </>
  );
}

beforeEach(() => {
  URL.createObjectURL = () => "blob:preview";
  URL.revokeObjectURL = () => {};
});

const input = () => document.querySelector<HTMLInputElement>('input[type="file"]')!;
const choose = (file: File) => userEvent.upload(input(), file, { applyAccept: false });

it("A10 a picture is shown, sent with its progress and kept", async () => {
  const uploads = stubUploads();
  await renderPage(<Field />);

  await choose(photo());

  expect(await screen.findByRole("img", { name: "Prévia: Foto" })).toHaveAttribute(
    "src",
    "blob:preview",
  );
  const [sent] = uploads;
  expect(sent).toMatchObject({ method: "POST", address: "/api/images?shape=portrait" });
  expect(sent?.file.name).toBe("me.jpg");
  act(() => sent?.progress(0.4));
  expect(screen.getByText("Enviando… 40%")).toBeVisible();
  expect(screen.getByRole("progressbar", { name: "Envio: Foto" })).toBeVisible();

  act(() => sent?.answer(200, { img_path: saved }));
  expect(await screen.findByText(saved)).toBeInTheDocument();
  expect(screen.getByRole("img")).toHaveAttribute("src", saved);

  await userEvent.click(screen.getByRole("button", { name: "Remover: Foto" }));
  expect(screen.queryByRole("img")).toBeNull();
});

it.each([
  [
    "another kind of file",
    photo("application/pdf"),
    /^Não foi possível salvar esta imagem\. Envie uma foto/,
  ],
  [
    "more than 8 MB",
    photo("image/png", 8 * 1024 * 1024 + 1),
    /esta imagem\. O arquivo é grande demais\. O limite é 8 MB/,
  ],
])("X21 refuses %s before it is sent", async (_what, file, said) => {
  const uploads = stubUploads();
  await renderPage(<Field />);
  await choose(file);
  expect(await screen.findByRole("alert")).toHaveTextContent(said);
  expect(uploads).toEqual([]);
});

it("X21 says that the image could not be saved, and why", async () => {
  const uploads = stubUploads();
  await renderPage(<Field from={saved} />);
  await choose(photo());
  await waitFor(() => expect(uploads).toHaveLength(1));
  act(() => uploads[0]?.lose());
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Não foi possível salvar esta imagem. O serviço está indisponível no momento.",
  );
  // The one before stays.
  expect(screen.getByRole("img")).toHaveAttribute("src", saved);
});
