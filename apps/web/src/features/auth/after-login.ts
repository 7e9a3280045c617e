import { type Session, userType } from "@chave/contract";
import { paths } from "#web/paths.ts";

/** Where somebody goes on after signing in: what they came for, else the home of their kind of login. */
export function afterLogin({ user }: Pick<Session, "user">, query: URLSearchParams): string {
  if (user.mustChangePassword) return paths.changePassword();
  const next = query.get("next");
  // Only a path of this site: `//elsewhere` and `/\elsewhere` would lead away.
  if (next && /^\/(?![/\\])/.test(next)) return next;
  const newEvent = query.get("from") === "new-event" && user.user_type === userType.organizer;
  return newEvent ? paths.newEvent() : homeOf({ user });
}

const homes: Record<number, () => string> = {
  [userType.organizer]: paths.organizerEvents,
  [userType.competitor]: () => paths.competitor(),
  [userType.teacher]: () => paths.teacher(),
  [userType.teacherCompetitor]: () => paths.teacher(),
  [userType.manager]: paths.manager,
  [userType.admin]: paths.administration,
};

/** The page on which a kind of login starts its work. */
export function homeOf({ user }: Pick<Session, "user">): string {
  return (homes[user.user_type] ?? paths.home)();
}
