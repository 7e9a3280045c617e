import { type UserId, userType } from "@chave/contract";
import type { Context } from "#api/context.ts";
import { sortKey } from "#api/sort-key.ts";
import { createUser } from "./accounts.service.ts";
import * as queries from "./given-logins.queries.ts";
import { endSessionsOf } from "./sessions.service.ts";

/**
 * Usernames that nobody has yet, one per name, in their order: `ana.lima`, `ana.lima.2`. For other features, inside
 * their transaction and behind their permission.
 */
export async function freeUsernames(ctx: Context, names: readonly string[]): Promise<string[]> {
  const beginnings = names.map(beginningOf);
  const taken = new Set(await queries.findUsernamesLike(ctx.db, [...new Set(beginnings)]));
  return beginnings.map((beginning) => {
    let username = beginning;
    for (let number = 2; taken.has(username); number++) username = `${beginning}.${number}`;
    taken.add(username);
    return username;
  });
}

/** First and last name, without accents. */
function beginningOf(name: string): string {
  const words = sortKey(name)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const [first = "atleta"] = words;
  return (words.length > 1 ? `${first}.${words.at(-1)}` : first).slice(0, 60);
}

/** A login by username for an athlete without an e-mail, who replaces the password at the first login. The same holds. */
export const giveLogin = (
  ctx: Context,
  { name, username, passwordHash }: { name: string; username: string; passwordHash: string },
): Promise<UserId> =>
  createUser(ctx, {
    name,
    email: null,
    username,
    passwordHash,
    userType: userType.competitor,
    language: ctx.language,
    mustChangePassword: true,
  });

/** A new first password for such a login; its devices are signed out. The same holds. */
export async function giveNewPassword(
  ctx: Context,
  userId: UserId,
  passwordHash: string,
): Promise<void> {
  await queries.setGivenPassword(ctx.db, userId, passwordHash, ctx.now);
  await endSessionsOf(ctx, userId);
}
