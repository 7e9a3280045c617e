import { type Person, people } from "./people.ts";
import type { Rule } from "./rule.ts";
import { rulesOfAccounts } from "./rules-of-accounts.ts";
import { rulesOfDirectories } from "./rules-of-directories.ts";
import { rulesOfEvents } from "./rules-of-events.ts";
import { rulesOfFights } from "./rules-of-fights.ts";
import { rulesOfPeople } from "./rules-of-people.ts";
import { rulesOfSite } from "./rules-of-site.ts";
import { rulesOfStaff } from "./rules-of-staff.ts";

/** Every endpoint of the API, by subject. */
export const matrix: Record<string, readonly Rule[]> = {
  Events: rulesOfEvents,
  "Brackets, schedule, fights": rulesOfFights,
  "Staff and organizations": rulesOfStaff,
  "Profiles, families, students": rulesOfPeople,
  "Gyms and federations": rulesOfDirectories,
  "The site": rulesOfSite,
  Accounts: rulesOfAccounts,
};

/** Addresses that are no endpoint of the contract: uploads, downloads, streams. Each has tests of its own. */
export const besides: readonly string[] = [
  "POST /events/:eventId/imports",
  "POST /students/imports",
  "POST /images",
  "GET /images/:name",
];

/** The HTTP status that a person's call begins with, when it is refused for who they are. */
export const refusalFor = ({ may, hiddenFrom }: Rule, person: Person): 401 | 403 | 404 | null => {
  if (may.includes(person)) return null;
  if (hiddenFrom.includes(person)) return 404;
  return person === "visitor" ? 401 : 403;
};

const titles: Record<Person, string> = {
  visitor: "visitor",
  competitor: "competitor",
  otherCompetitor: "another competitor",
  teacher: "teacher",
  otherTeacher: "another teacher",
  teacherCompetitor: "teacher-competitor",
  manager: "manager without a grant",
  checkInManager: "check-in manager",
  scoreboardManager: "scoreboard manager",
  eventManager: "event manager",
  organizer: "organizer",
  otherOrganizer: "another organizer",
  admin: "admin",
};

const preface = `# Who may do what

Every call of the API and every kind of person: ✓ is let through, 401 is asked to sign in, 403 may not, 404 is not told that it exists.
Written by \`apps/api/test/permissions\`, which makes each of these calls as each of these people; \`npx vitest run --project api apps/api/test/permissions -u\`
writes it anew. "Another" is somebody of the same kind whom the thing does not belong to. Uploads, images and streams have tests of their own.
`;

/** The table of `docs/permissions.md`. */
export function printMatrix(): string {
  const head = people.map((person) => titles[person]);
  const sections = Object.entries(matrix).map(([subject, rules]) =>
    [
      `### ${subject}`,
      "",
      `| call | ${head.join(" | ")} | |`,
      `|---|${head.map(() => ":-:").join("|")}|---|`,
      ...rules.map((rule) => {
        const cells = people.map((person) => refusalFor(rule, person) ?? "✓");
        const { method, path } = rule.endpoint;
        return `| \`${method} ${path}\` | ${cells.join(" | ")} | ${rule.note ?? ""} |`;
      }),
      "",
    ].join("\n"),
  );
  return `${preface}\n${sections.join("\n")}`;
}
