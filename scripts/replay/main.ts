import { parseArgs } from "node:util";
import { createOrganization, getMe, login, userType } from "@chave/contract";
import { type Api, makeApi } from "./api.ts";
import { playYear } from "./play-year.ts";
import { readCategories } from "./read-fights.ts";
import { startThrowAwayServer } from "./throw-away-server.ts";

const usage = "npm run replay -- FILE.csv [--year Y] [--url http://host:port]";

/**
 * Plays past championships through HTTP alone and compares the podiums. Without `--url` on a server of its own;
 * with it as REPLAY_EMAIL / REPLAY_PASSWORD. One JSON line per category; ends with 1 when a podium differs.
 */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { year: { type: "string" }, url: { type: "string" } },
    allowPositionals: true,
  });
  const file = positionals[0];
  if (!file) throw new Error(usage);
  const year = values.year === undefined ? undefined : Number(values.year);
  const categories = readCategories(file, year);
  if (categories.length === 0) throw new Error(`${file} has no fights of ${year ?? "any year"}.`);

  const server = values.url === undefined ? await startThrowAwayServer() : null;
  let differs = false;
  try {
    const api = await signIn(
      makeApi(values.url ?? server!.url),
      server?.admin ?? {
        email: process.env.REPLAY_EMAIL ?? "",
        password: process.env.REPLAY_PASSWORD ?? "",
      },
    );
    for (const played of new Set(categories.map((category) => category.year)))
      await playYear(
        api,
        played,
        categories.filter((category) => category.year === played),
        (outcome) => {
          console.log(JSON.stringify(outcome));
          differs ||= outcome.status === "differs";
        },
      );
  } finally {
    await server?.stop();
  }
  return differs ? 1 : 0;
}

/** Signed in as an organizer; an admin first makes one, since only organizers have events. */
async function signIn(api: Api, person: { email: string; password: string }): Promise<Api> {
  const { access_token } = await api.call(login, { body: person });
  const signedIn = api.as(access_token);
  const { user } = await signedIn.call(getMe, {});
  if (user.user_type !== userType.admin) return signedIn;
  const owner = {
    email: `replay-${Date.now()}@example.com`,
    password: `Replay-${Math.random().toString(36).slice(2)}!1Aa`,
  };
  await signedIn.call(createOrganization, {
    body: {
      name: "ADCC",
      ownerName: "ADCC",
      ownerEmail: owner.email,
      ownerPassword: owner.password,
      language: "en",
    },
  });
  return api.as((await api.call(login, { body: owner })).access_token);
}

main().then(
  (code) => process.exit(code),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
