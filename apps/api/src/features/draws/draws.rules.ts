import { type Draw, draw, type Format, whyNotOffered } from "@chave/brackets";
import type { Bracket, BracketType, RegistrationId } from "@chave/contract";

export type Entry = {
  registrationId: RegistrationId;
  gymId: string | null;
  gymName: string;
  seed: number | null;
};

export type Place = Bracket["positions"][number];

/** A bracket of 512 has 511 fights; all against all would have as many among 32. */
const mostInRoundRobin = 32;
const mostInTree = 512;

/** How a category of this type is fought by n entries; null when it cannot be. */
export function formatFor(type: BracketType, n: number): Format | null {
  const format = formatOf(type, n);
  const most = format.type === "round_robin" ? mostInRoundRobin : mostInTree;
  return n > most || whyNotOffered(format, n) ? null : format;
}

function formatOf(type: BracketType, n: number): Format {
  switch (type) {
    case "automatic":
      return n === 3
        ? { type: "players_with_return", returning: "comeback" }
        : { type: "single_elimination", bronze: "shared" };
    case "single_elimination":
      return { type: "single_elimination", bronze: "shared" };
    case "single_elimination_bronze_fight":
      return { type: "single_elimination", bronze: "fight" };
    case "round_robin":
      return { type: "round_robin" };
    case "comeback":
      return { type: "players_with_return", returning: "comeback" };
  }
}

/** The draw with its reasons. Entries of one gym are kept apart; whoever has no gym stands for himself. */
export function drawPlaces(entries: readonly Entry[], format: Format, seed: string): Place[] {
  const drawn = draw(
    entries.map(({ registrationId, gymId, seed }) => ({
      id: registrationId,
      ...(seed !== null && { seed }),
      ...(gymId !== null && { gym: gymId }),
    })),
    format,
    seed,
  );
  const gymNames = new Map(entries.map((entry) => [entry.registrationId, entry.gymName]));
  return drawn.placements.map(({ entry, reason }) => ({
    registrationId: entry as RegistrationId | null,
    reason: reasonOf(reason, gymNames.get(entry as RegistrationId)),
  }));
}

function reasonOf(reason: Draw["placements"][number]["reason"], gym = ""): Place["reason"] {
  switch (reason.kind) {
    case "seed":
      return { kind: "seed", seed: reason.seed };
    case "bye":
      return reason.seed === undefined
        ? { kind: "bye" }
        : { kind: "bye_of_seed", seed: reason.seed };
    case "apart":
      return { kind: "apart_from_gym", gym };
    default:
      return { kind: reason.kind };
  }
}

/** Every entry exactly once, on as many positions as the format has: a power of two in a tree, no byes elsewhere. */
export function arePositionsValid(
  format: Format,
  entries: readonly Entry[],
  positions: readonly (RegistrationId | null)[],
): boolean {
  const placed = positions.filter((id) => id !== null);
  const known = new Set(entries.map((entry) => entry.registrationId));
  if (placed.length !== known.size || new Set(placed).size !== placed.length) return false;
  if (!placed.every((id) => known.has(id))) return false;
  if (format.type === "single_elimination") return Number.isInteger(Math.log2(positions.length));
  return positions.length === known.size;
}

/** Places as the organizer wants them; who stays where he was keeps the reason for it. */
export function placesByHand(
  positions: readonly (RegistrationId | null)[],
  before: readonly Place[],
): Place[] {
  return positions.map((registrationId, position) => {
    const place = before[position];
    if (place && place.registrationId === registrationId) return place;
    return { registrationId, reason: { kind: registrationId ? "by_hand" : "bye" } };
  });
}
