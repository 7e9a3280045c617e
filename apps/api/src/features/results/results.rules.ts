import type { Placing, Results } from "@chave/contract";

type GymMedals = Results["gyms"][number];

/** Medals per gym: most gold first, then silver, bronze, name. Athletes without a gym count for none. */
export function medalsByGym(placings: readonly Placing[]): GymMedals[] {
  const gyms = new Map<string, GymMedals>();
  for (const { gymName, medal } of placings) {
    if (!medal || !gymName) continue;
    const gym = gyms.get(gymName) ?? { gymName, gold: 0, silver: 0, bronze: 0 };
    gym[medal] += 1;
    gyms.set(gymName, gym);
  }
  return [...gyms.values()].sort(
    (a, b) =>
      b.gold - a.gold ||
      b.silver - a.silver ||
      b.bronze - a.bronze ||
      a.gymName.localeCompare(b.gymName, "pt"),
  );
}
