import type { Format } from "./model.ts";

export type NotOffered =
  | { why: "needs_exactly"; entries: number }
  | { why: "needs_at_least"; entries: number }
  /** More go on than the smallest group holds. */
  | { why: "group_too_small"; entries: number };

/** Why a format cannot be fought by n entries, or null when it can. */
export function whyNotOffered(format: Format, n: number): NotOffered | null {
  const { exactly, least } = entriesNeeded(format);
  if (exactly !== undefined && n !== exactly) return { why: "needs_exactly", entries: exactly };
  if (n < least) return { why: "needs_at_least", entries: least };
  if (format.type === "multi_phase" && Math.floor(n / format.groups) < format.advance) {
    return { why: "group_too_small", entries: format.advance * format.groups };
  }
  return null;
}

function entriesNeeded(format: Format): { exactly?: number; least: number } {
  switch (format.type) {
    // Somebody alone has won without a fight, so the plain formats start at one.
    case "single_elimination":
    case "round_robin":
      return { least: 1 };
    case "best_of_three":
      return { exactly: 2, least: 2 };
    case "double_elimination":
      return { least: 3 };
    case "classification":
      return { least: 4 };
    case "players_with_return":
      if (format.returning === "comeback") return { exactly: 3, least: 3 };
      if (format.returning === "all_losers" && format.bronzes === 1) return { least: 4 };
      return { least: 5 };
    case "multi_phase":
      return { least: 2 * format.groups };
  }
}

/** What an organizer chose for certain numbers of entries: { 2: best of three, 3: comeback }. */
export type FormatsBySize = Readonly<Partial<Record<number, Format>>>;

/** The format n entries fight in: the one chosen for that number, else the wanted one, else what comes closest to it. */
export function formatFor(n: number, wanted: Format, bySize: FormatsBySize = {}): Format {
  const chosen = bySize[n] ?? wanted;
  return whyNotOffered(chosen, n) ? nextBest(chosen, n) : chosen;
}

function nextBest(wanted: Format, n: number): Format {
  const comesBack = wanted.type === "players_with_return" || wanted.type === "double_elimination";
  if (comesBack && n === 3) return { type: "players_with_return", returning: "comeback" };
  if (comesBack && n === 4)
    return { type: "players_with_return", returning: "all_losers", bronzes: 1 };
  if (comesBack && n > 4) return { type: "players_with_return", returning: "quarter_final" };
  if (n > 2 && wanted.type !== "best_of_three" && n <= 5) return { type: "round_robin" };
  const fewerGroups = wanted.type === "multi_phase" && { ...wanted, groups: wanted.groups - 1 };
  if (fewerGroups && fewerGroups.groups > 1) return formatFor(n, fewerGroups);
  return { type: "single_elimination", bronze: "shared" };
}
