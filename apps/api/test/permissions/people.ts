/** Who asks, in the permission matrix. Two of a kind are there where one must not reach what is the other's. */
export const people = [
  "visitor",
  "competitor",
  "otherCompetitor",
  "teacher",
  "otherTeacher",
  "teacherCompetitor",
  "manager",
  "checkInManager",
  "scoreboardManager",
  "eventManager",
  "organizer",
  "otherOrganizer",
  "admin",
] as const;
export type Person = (typeof people)[number];

export const everyone: readonly Person[] = [...people];
export const signedIn: readonly Person[] = people.filter((person) => person !== "visitor");
/** Logins that are a person: they fight, or teach. */
export const persons: readonly Person[] = [
  ...(["competitor", "otherCompetitor", "teacher", "otherTeacher", "teacherCompetitor"] as const),
];
export const teachers: readonly Person[] = ["teacher", "otherTeacher", "teacherCompetitor"];
export const organizers: readonly Person[] = ["organizer", "otherOrganizer"];
export const admin: readonly Person[] = ["admin"];
/** Whoever may change the world's event. */
export const managers: readonly Person[] = ["eventManager", "organizer", "admin"];
/** Whoever the event belongs to. */
export const owners: readonly Person[] = ["organizer", "admin"];
