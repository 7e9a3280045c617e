import {
  type EventId,
  getMe,
  inviteStaff,
  type MatId,
  registerInvited,
  type StaffGrantId,
  type StaffRole,
} from "@chave/contract";
import type { TestApi, TestPerson } from "./test-api.ts";

export const tokenIn = (link: string | null): string =>
  new URLSearchParams(link?.split("?")[1]).get("token") ?? "";

const password = "Chave-2026!";
let count = 0;

/** Somebody who was invited to help at an event and has accepted with a new login. */
export async function helperAt(
  api: TestApi,
  organizer: TestPerson,
  eventId: EventId,
  role: StaffRole,
  matId: MatId | null = null,
): Promise<TestPerson & { grantId: StaffGrantId }> {
  const email = `helper-${++count}@example.com`;
  const name = `Helper ${count}`;
  const { member, link } = await api.call(
    inviteStaff,
    { params: { eventId }, body: { name, email, role, matId } },
    organizer,
  );
  const body = { name, password, language: "pt", acceptTerms: true } as const;
  await api.call(registerInvited, { params: { token: tokenIn(link) }, body });
  const token = await api.signIn(email, password);
  const { user } = await api.call(getMe, {}, { token } as TestPerson);
  return { userId: user.id, email, password, token, grantId: member.id };
}
