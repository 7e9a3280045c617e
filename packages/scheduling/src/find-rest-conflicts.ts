/** Times are whole seconds since the zero of the event's day. */
export type ScheduledFight = {
  id: string;
  athleteIds: readonly string[];
  start: number;
  end: number;
};

export type RestConflict = {
  athleteId: string;
  earlier: ScheduledFight;
  later: ScheduledFight;
  /** Negative when the two fights overlap. */
  rest: number;
};

/** Every pair of consecutive fights that leaves an athlete less than `minRest` seconds between them. */
export function findRestConflicts(
  fights: readonly ScheduledFight[],
  minRest: number,
): RestConflict[] {
  const conflicts: RestConflict[] = [];
  const lastFightOf = new Map<string, ScheduledFight>();

  for (const later of fights.toSorted((a, b) => a.start - b.start)) {
    for (const athleteId of later.athleteIds) {
      const earlier = lastFightOf.get(athleteId);
      if (earlier) {
        const rest = later.start - earlier.end;
        if (rest < minRest) conflicts.push({ athleteId, earlier, later, rest });
      }
      // A long fight can outlast a short one that began after it: keep whichever ends last.
      if (!earlier || later.end > earlier.end) lastFightOf.set(athleteId, later);
    }
  }
  return conflicts;
}
