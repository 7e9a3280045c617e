import { adminPassword, call } from "./people.ts";

/** Before the journeys: the demo, as an admin loads it into an empty installation. */
export default async function loadDemo(): Promise<void> {
  const url = `http://localhost:${process.env.E2E_PORT}`;
  const admin = { email: "admin@example.com", password: adminPassword };
  const session = await call<{ access_token: string }>(url, "POST", "/auth/login", admin);
  const demo = await call<{ eventSlug: string; accounts: { email: string; password: string }[] }>(
    url,
    "POST",
    "/demo",
    {},
    session.access_token,
  );
  process.env.E2E_DEMO_EVENT = demo.eventSlug;
  process.env.E2E_DEMO_ORGANIZER = JSON.stringify(demo.accounts[0]);
}
