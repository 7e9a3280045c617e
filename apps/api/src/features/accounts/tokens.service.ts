import { createHash, randomBytes } from "node:crypto";

/** 256 random bits; only the hash is kept, so a stolen database opens no session. */
export function makeToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, hash: hashToken(token) };
}

export const hashToken = (token: string): string =>
  createHash("sha256").update(token).digest("base64url");
