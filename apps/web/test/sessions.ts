import { type Session, session, type UserType, userType } from "@chave/contract";

const id = "0190a000-0000-7000-8000-000000000001";

/** Somebody signed in, of one kind of login. */
export function sessionOf(
  type: UserType,
  user: Partial<Session["user"]> = {},
  name = "Marta Souza",
): Session {
  const organization =
    type === userType.organizer ? { id, name: "Federação Pernambucana", img_path: null } : null;
  return session.parse({
    user: {
      id,
      name,
      email: "marta@fpjj.org",
      username: null,
      user_type: type,
      language: "pt",
      mustChangePassword: false,
      emailVerified: true,
      ...user,
    },
    competitor: null,
    organization,
    teacher: null,
    grants: [],
  });
}
