import type { ImportRowProblem } from "@chave/contract";

type Kind = { code: ImportRowProblem["code"]; count: number };

/** How often each fault stands in a report, the most frequent first. */
export function countByCode(problems: readonly ImportRowProblem[]): Kind[] {
  const counts = new Map<Kind["code"], number>();
  for (const { code } of problems) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].map(([code, count]) => ({ code, count })).sort((a, b) => b.count - a.count);
}
