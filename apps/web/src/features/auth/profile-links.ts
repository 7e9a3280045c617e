import { type Session, userType } from "@chave/contract";
import { paths } from "#web/paths.ts";

/** The pages that a profile menu offers, by the kind of login. */
export function profileLinks({ user }: Session) {
  if (user.user_type === userType.organizer)
    return [{ to: paths.organizerEvents(), label: "header.myAccount" }] as const;
  if (user.user_type === userType.admin)
    return [{ to: paths.administration(), label: "header.administration" }] as const;
  return [];
}
