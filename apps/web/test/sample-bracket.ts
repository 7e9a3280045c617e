import {
  type Bracket,
  bracket,
  type Category,
  category,
  type Fight,
  type FightSide,
  fight,
} from "@chave/contract";

/** Ids that are valid and readable: kind in the third part, number at the end. */
export const sampleId = (kind: number, n: number) =>
  `00000000-0000-7${String(kind).padStart(3, "0")}-8000-${String(n).padStart(12, "0")}`;

const firstNames = [
  "João",
  "Maria Eduarda",
  "Rui",
  "Ana",
  "Caio",
  "Beatriz",
  "Luís Otávio",
  "Kauã",
  "Pedro Henrique",
  "Íris",
  "Wellington",
  "Zé",
];
const lastNames = [
  "Silva",
  "Cavalcanti de Albuquerque Melo",
  "Costa",
  "Alves",
  "dos Santos Nascimento",
  "Nunes",
  "Prado",
  "Figueiredo Guimarães",
  "Lima",
  "Rocha",
  "Dias",
];
const gyms = [
  "Gracie Barra Recife",
  "Checkmat",
  "Nova União",
  "Alliance São Paulo",
  "Associação Atlética Ponta Verde de Jiu-Jitsu",
  "GFTeam",
  "Ares",
];

const at = <T>(list: readonly T[], index: number) => list[index % list.length]!;

export function sampleEntries(count: number): Bracket["entries"] {
  return Array.from({ length: count }, (_, index) => ({
    registrationId: sampleId(1, index + 1) as Bracket["entries"][number]["registrationId"],
    name: `${at(firstNames, index)} ${at(lastNames, index)}`,
    gymName: at(gyms, index * 3),
    seed: index < 4 ? index + 1 : null,
  }));
}

export function sampleCategory(changes: Partial<Category> = {}): Category {
  return category.parse({
    id: sampleId(2, 1),
    eventId: sampleId(3, 1),
    name: null,
    division: "adult",
    belt: "blue",
    sex: "male",
    weightClass: "light",
    minAge: 18,
    maxAge: null,
    minWeight: 70_000,
    maxWeight: 76_000,
    fightSeconds: 360,
    bracketType: "automatic",
    entries: 8,
    fights: 7,
    fightsFinished: 0,
    hasBracket: true,
    ...changes,
  });
}

type Entry = Bracket["entries"][number];

export const positionSide = (entry: Entry, position: number): FightSide => ({
  registrationId: entry.registrationId,
  name: entry.name,
  gymName: entry.gymName,
  seed: entry.seed,
  from: { kind: "position", position },
  bye: false,
});

export const sideFrom = (kind: "winner" | "loser", source: Fight): FightSide => ({
  registrationId: null,
  name: null,
  gymName: null,
  seed: null,
  from: { kind, key: source.key, number: source.number },
  bye: false,
});

export function sampleFight(order: number, changes: Partial<Fight>): Fight {
  const known = changes.first?.registrationId && changes.second?.registrationId;
  return fight.parse({
    id: sampleId(4, order),
    eventId: sampleId(3, 1),
    categoryId: sampleId(2, 1),
    number: order,
    order,
    status: known ? "ready" : "waiting",
    mat: { id: sampleId(5, (order % 3) + 1), name: String((order % 3) + 1) },
    plannedAt: new Date(Date.UTC(2026, 11, 12, 13, order * 7)).toISOString(),
    startedAt: null,
    finishedAt: null,
    swapped: false,
    score: null,
    phase: null,
    clock: null,
    winner: null,
    method: null,
    submission: null,
    version: 1,
    ...changes,
  });
}

export function sampleBracket(count: number, fights: Fight[], changes: Partial<Bracket> = {}) {
  return bracket.parse({
    category: sampleCategory({ entries: count, fights: fights.length }),
    type: "single_elimination",
    seed: "chave-2026",
    drawNumber: 1,
    changedByHand: false,
    positions: [],
    entries: sampleEntries(count),
    fights,
    placings: [],
    finished: false,
    version: 1,
    can: { draw: false, place: false, score: false },
    ...changes,
  });
}
