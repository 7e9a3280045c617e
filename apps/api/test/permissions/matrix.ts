import { type Person, people } from "./people.ts";
import type { Rule } from "./rule.ts";
import { rulesOfEvents } from "./rules-of-events.ts";
import { rulesOfFights } from "./rules-of-fights.ts";

/** Every endpoint of the API, by subject. */
export const matrix: Record<string, readonly Rule[]> = {
  Events: rulesOfEvents,
  "Brackets, schedule, fights": rulesOfFights,
};

/** Addresses that are no endpoint of the contract: uploads, downloads, streams. Each has tests of its own. */
export const besides: readonly string[] = [];

/** The HTTP status that a person's call begins with, when it is refused for who they are. */
export const refusalFor = ({ may, refusal }: Rule, person: Person): 401 | 403 | 404 | null => {
  if (may.includes(person)) return null;
  if (refusal === "not_found") return 404;
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
  return sections.join("\n");
}
