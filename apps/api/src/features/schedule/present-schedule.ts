import type { Fight, Mat, Schedule } from "@chave/contract";

type Parts = Pick<Schedule, "calendar" | "timeZone" | "can"> & {
  mats: readonly Mat[];
  fights: readonly Fight[];
  /** Planned length of a fight by category. */
  fightSeconds: ReadonlyMap<string, number>;
};

/** Every mat with its fights; what fell away is left out, what was fought without a plan has no place to show. */
export function presentSchedule({ mats, fights, fightSeconds, ...rest }: Parts): Schedule {
  const shown = fights.filter(({ status }) => status !== "bye" && status !== "void");
  const endOf = (planned: readonly Fight[]): string | null => {
    const ends = planned.flatMap(({ plannedAt, categoryId }) =>
      plannedAt ? [Date.parse(plannedAt) + (fightSeconds.get(categoryId) ?? 0) * 1000] : [],
    );
    return ends.length === 0 ? null : new Date(ends.reduce((a, b) => Math.max(a, b))).toISOString();
  };
  const onMats = mats.map(({ id, name }) => {
    const ofMat = shown.filter((fight) => fight.mat?.id === id);
    return { id, name, fights: ofMat, endsAt: endOf(ofMat) };
  });
  return {
    ...rest,
    mats: onMats,
    unplanned: shown.filter((fight) => !fight.mat && fight.status !== "finished"),
    endsAt: endOf(onMats.flatMap((mat) => mat.fights)),
  };
}
