import type { Category } from "@chave/contract";
import type { Entrant } from "#api/features/registrations/enter-athletes.service.ts";
import { gyms } from "./gyms.ts";
import { firstNames, surnames } from "./names.ts";
import type { Random } from "./random.ts";

type Athlete = Omit<Entrant, "categoryId" | "seed">;

/** Made-up people by the category they fit; asked again for one like it, the same people come first. */
export type Roster = { athletesFor(category: Category, howMany: number): Athlete[] };

export function makeRoster(random: Random, year: number): Roster {
  const known = new Map<string, Athlete[]>();
  const names = new Set<string>();
  const gymOfNext = random.shuffled(
    Object.entries(gyms).flatMap(([gym, athletes]) => Array<string>(athletes).fill(gym)),
  );

  function newName(sex: "male" | "female"): string {
    for (;;) {
      const middle = random.chance(35) ? ` ${random.pick(surnames)}` : "";
      const last = random.pick(surnames);
      const name = `${random.pick(firstNames[sex])}${middle} ${last}`;
      if (names.has(name) || middle.trim() === last) continue;
      names.add(name);
      return name;
    }
  }

  function newAthlete(category: Category): Athlete {
    const sex = category.sex === "female" ? "female" : "male";
    const birthYear = year - ageFor(category, random);
    return {
      name: newName(sex),
      gymName: gymOfNext.pop() ?? random.pick(Object.keys(gyms)),
      sex,
      belt: category.belt,
      birthYear,
      birthDate: birthDateIn(birthYear, random),
      weight: weightFor(category, random),
      email: null,
      document: null,
    };
  }

  return {
    athletesFor(category, howMany) {
      const { division, sex, belt, weightClass } = category;
      const key = [division, sex, belt, weightClass].join("|");
      const athletes = known.get(key) ?? [];
      known.set(key, athletes);
      while (athletes.length < howMany) athletes.push(newAthlete(category));
      return athletes.slice(0, howMany);
    },
  };
}

/** Adults are mostly in their twenties; a master division has five years or so. */
function ageFor({ minAge, maxAge }: Category, random: Random): number {
  const least = minAge ?? 18;
  return random.between(least, maxAge ?? least + (least < 30 ? 11 : 4));
}

function birthDateIn(year: number, random: Random): string {
  const twoDigits = (least: number, most: number) =>
    String(random.between(least, most)).padStart(2, "0");
  return `${year}-${twoDigits(1, 12)}-${twoDigits(1, 28)}`;
}

/** Grams, in steps of a hundred, inside the limits of the category. */
function weightFor({ minWeight, maxWeight }: Category, random: Random): number {
  const least = minWeight ?? (maxWeight ?? 70_000) - 4_000;
  const most = maxWeight ?? least + 14_000;
  return random.between(least / 100 + 1, most / 100) * 100;
}
