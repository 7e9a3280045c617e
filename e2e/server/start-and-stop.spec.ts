import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { call, makeOrganizer } from "../people.ts";
import { freePort, npmStart } from "./npm-start.ts";

const event = (name: string) => ({
  name,
  city: "Recife",
  startsOn: "2026-12-12",
  endsOn: "2026-12-12",
  sport: "jiu_jitsu_gi",
});
const newFolder = () => mkdtempSync(join(tmpdir(), "chave-start-"));

test("kill -9 loses nothing that was answered", async () => {
  const folder = newFolder();
  const server = await npmStart(folder, freePort());
  const { token } = await makeOrganizer(server.url);
  const answered: string[] = [];
  const writer = async (n: number) => {
    for (let i = 0; ; i++) {
      const made = await call<{ slug: string }>(
        server.url,
        "POST",
        "/events",
        event(`Copa ${n} ${i}`),
        token,
      );
      answered.push(made.slug);
    }
  };
  const writers = [1, 2, 3, 4].map((n) => writer(n).catch(() => {}));
  await expect.poll(() => answered.length, { timeout: 30_000 }).toBeGreaterThan(60);
  await server.killHard();
  await Promise.all(writers);

  const again = await npmStart(folder, freePort());
  for (const slug of answered) await call(again.url, "GET", `/events/${slug}`);
  await again.stop();
});

test("SIGTERM to npm stops clean, a second start finds the data, a third beside it is refused", async () => {
  const folder = newFolder();
  const first = await npmStart(folder, freePort());
  expect(first.output()).toContain("Database: embedded");
  const { token } = await makeOrganizer(first.url);
  const { slug } = await call<{ slug: string }>(
    first.url,
    "POST",
    "/events",
    event("Copa Fica"),
    token,
  );
  await first.stop();

  const second = await npmStart(folder, freePort());
  await call(second.url, "GET", `/events/${slug}`);
  await expect(npmStart(folder, freePort())).rejects.toThrow("Another Chave is already running");
  await second.stop();
});
