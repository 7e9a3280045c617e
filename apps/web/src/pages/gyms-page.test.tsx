import { listGyms } from "@chave/contract";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { listedGym, pageOfRows } from "#test/gyms.ts";
import { answers, refuses, renderPage } from "#test/render-page.tsx";
import { GymsPage } from "./gyms-page.tsx";

it("P1 lists the gyms with their place, headquarters and athletes", async () => {
  const gyms = [
    listedGym(1, "Mangue Jiu-Jitsu"),
    listedGym(2, "Mangue Olinda", {
      city: "Olinda",
      isBranch: true,
      headquarters: { id: listedGym(1, "").id, name: "Mangue Jiu-Jitsu" },
      athletes: 1,
    }),
    listedGym(3, "Alfama Grappling", { city: "Lisboa", state: "", country: "PT", athletes: 0 }),
  ];
  await renderPage(<GymsPage />, { api: [answers(listGyms, () => pageOfRows(gyms))] });

  expect(await screen.findByText("3 academias")).toBeVisible();
  const rows = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(rows).toEqual([
    "Mangue Jiu-JitsuRecife, PE12 atletas",
    "Mangue OlindaOlinda, PE · filial de Mangue Jiu-Jitsu1 atleta",
    "Alfama GrapplingLisboa, PortugalSem atletas",
  ]);
  expect(screen.getByText("Não encontrou sua academia?")).toBeVisible();
});

it("P1 searches by what stands in the field, and leads to registering what is not found", async () => {
  const { router } = await renderPage(<GymsPage />, {
    api: [answers(listGyms, () => pageOfRows([]))],
  });

  expect(await screen.findByText("Nenhuma academia ainda")).toBeVisible();
  await userEvent.type(screen.getByRole("searchbox"), "kraken");
  expect(await screen.findByText("Nenhuma academia com “kraken”")).toBeVisible();
  expect(router.state.location.search).toBe("?search=kraken");
  expect(screen.getByRole("link", { name: "Cadastrar academia" })).toHaveAttribute(
    "href",
    "/register-gym",
  );
});

it("P1 says when the list cannot be read", async () => {
  await renderPage(<GymsPage />, { api: [refuses(listGyms, { code: "unavailable" })] });
  expect(await screen.findByRole("alert")).toHaveTextContent("indisponível");
});
