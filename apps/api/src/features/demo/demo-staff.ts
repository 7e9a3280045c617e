import { type EventDetail, type StaffRole, userType } from "@chave/contract";
import type { Context } from "#api/context.ts";
import { registerToHelp } from "#api/features/invitations/acceptance.service.ts";
import * as mats from "#api/features/mats/mats.service.ts";
import * as staff from "#api/features/staff/staff.service.ts";
import type { DemoAccount } from "./demo-people.ts";

const helpers: readonly { name: string; email: string; role: StaffRole }[] = [
  {
    name: "Gestora do evento (demonstração)",
    email: "evento@demo.chave.local",
    role: "event_manager",
  },
  {
    name: "Mesária do tatame 1 (demonstração)",
    email: "mesa1@demo.chave.local",
    role: "scoreboard_manager",
  },
  { name: "Checagem (demonstração)", email: "checagem@demo.chave.local", role: "check_in_manager" },
];

/** Invited by the organizer, and arrived. */
export async function addDemoStaff(
  asOrganizer: Context,
  { id }: EventDetail,
  password: string,
): Promise<DemoAccount[]> {
  const [mat] = await mats.list(asOrganizer, id);
  const door = { address: "demo", device: "demo" };
  for (const { name, email, role } of helpers) {
    const matId = role === "scoreboard_manager" ? mat!.id : null;
    const { link } = await staff.invite(asOrganizer, id, { name, email, role, matId }, true);
    const token = new URL(link!, asOrganizer.siteUrl).searchParams.get("token")!;
    const visitor = { ...asOrganizer, actor: null };
    const login = { name, password, language: "pt" as const, acceptTerms: true as const };
    await registerToHelp(visitor, token, login, door);
  }
  return helpers.map(({ email }) => ({ email, password, userType: userType.manager }));
}
