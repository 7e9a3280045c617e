import type { OrganizerInvitation } from "@chave/contract";

type Moments = { acceptedAt: Date | null; revokedAt: Date | null; expiresAt: Date };

/** Where an invitation stands; what was accepted stays so. */
export function stateOf(
  { acceptedAt, revokedAt, expiresAt }: Moments,
  now: Date,
): OrganizerInvitation["status"] {
  if (acceptedAt) return "accepted";
  if (revokedAt) return "revoked";
  return expiresAt <= now ? "expired" : "open";
}
