import { type Session, userType } from "@chave/contract";
import { paths } from "#web/paths.ts";

const myProfile = (to: string) => ({ to, label: "header.myProfile" }) as const;
const settings = (to: string) => ({ to, label: "header.settings" }) as const;
const myAthletes = { to: paths.students(), label: "header.myAthletes" } as const;
const myRegistrations = { to: paths.myRegistrations(), label: "header.myRegistrations" } as const;

const ofType = {
  [userType.competitor]: [
    myProfile(paths.competitor()),
    myRegistrations,
    settings(paths.competitorConfiguration()),
  ],
  [userType.teacher]: [
    myProfile(paths.teacher()),
    myAthletes,
    settings(paths.teacherConfiguration()),
  ],
  [userType.teacherCompetitor]: [
    myProfile(paths.teacher()),
    myAthletes,
    myRegistrations,
    settings(paths.competitorConfiguration()),
  ],
  [userType.organizer]: [{ to: paths.organizerEvents(), label: "header.myAccount" }],
  [userType.admin]: [{ to: paths.administration(), label: "header.administration" }],
  [userType.manager]: [],
} as const;

const tasks = { to: paths.manager(), label: "header.myTasks" } as const;

/** The pages that a profile menu offers: by the kind of login, and to the staff of an event their tasks. */
export function profileLinks({ user, grants }: Session) {
  const links = ofType[user.user_type as keyof typeof ofType] ?? [];
  return grants.length > 0 ? [...links, tasks] : [...links];
}
