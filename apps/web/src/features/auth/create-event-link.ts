import { type Session, type UserType, userType } from "@chave/contract";
import { paths } from "#web/paths.ts";

const { competitor, teacher, teacherCompetitor, organizer } = userType;

const withoutButton: Record<"header" | "drawer", readonly UserType[]> = {
  header: [competitor, teacher, teacherCompetitor],
  drawer: [competitor, teacher],
};

/** Where "create event" leads this person; null where the button is not shown. */
export function createEventLink(session: Session | null, place: "header" | "drawer") {
  const type = session?.user.user_type;
  if (withoutButton[place].some((without) => without === type)) return null;
  return type === organizer ? paths.newEvent() : paths.login({ from: "new-event" });
}
