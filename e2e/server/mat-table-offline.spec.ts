import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { call, makeOrganizer } from "../people.ts";
import { freePort, npmStart } from "./npm-start.ts";

/** An event with one fight that can begin; answers the scoreboard's address. */
async function oneFight(url: string, token: string): Promise<string> {
  const post = <T>(path: string, body: object) => call<T>(url, "POST", path, body, token);
  const event = await post<{ id: string; slug: string }>("/events", {
    name: "Copa sem rede",
    city: "Recife",
    startsOn: "2026-12-12",
    endsOn: "2026-12-12",
    sport: "jiu_jitsu_gi",
  });
  const category = await post<{ id: string }>(`/events/${event.id}/categories`, {
    name: "Superluta",
    sex: "male",
    fightSeconds: 300,
  });
  for (const name of ["João Silva", "Rui Alves"])
    await post(`/events/${event.id}/registrations`, { name, categoryId: category.id });
  const bracket = await post<{ fights: { id: string }[] }>(`/categories/${category.id}/draw`, {});
  return `/event/${event.slug}/scoreboard/${bracket.fights[0]!.id}`;
}

test("F7 the mat table goes on while the server is dead, also after a reload, and loses nothing", async ({
  page,
}) => {
  const [folder, port] = [mkdtempSync(join(tmpdir(), "chave-offline-")), freePort()];
  const server = await npmStart(folder, port);
  const { token } = await makeOrganizer(server.url);
  const address = await oneFight(server.url, token);
  await page.addInitScript((access) => localStorage.setItem("access_token", access), token);
  await page.goto(server.url + address);
  const give = (points: number) =>
    page.getByRole("button", { name: new RegExp(`^${points} pontos para`) }).first();
  await give(2).click();
  await expect(page.getByText("Conectado")).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(async () =>
        (await caches.open("mat-table")).match("/mat-table-page").then(Boolean),
      ),
    )
    .toBe(true);

  await server.killHard();
  await give(3).click();
  await expect(page.getByText(/guardada aqui/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/guardada aqui/)).toBeVisible();
  await give(4).click();
  await expect(page.getByText(/2 guardadas aqui/)).toBeVisible();

  const again = await npmStart(folder, port);
  await expect(page.getByText("Conectado")).toBeVisible({ timeout: 60_000 });
  const fightId = address.split("/").at(-1)!;
  const { fight } = await call<{ fight: { score: { first: { points: number } } } }>(
    again.url,
    "GET",
    `/fights/${fightId}`,
  );
  expect(fight.score.first.points).toBe(9);
  await again.stop();
});
