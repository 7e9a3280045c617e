import { mayReach } from "@chave/brackets";
import type { CompetitorId, FightCalendar, MatId, RegistrationId } from "@chave/contract";
import type { PlanFight, PlanInput } from "@chave/scheduling";
import { bracketStateOf } from "#api/features/fights/fight-views.service.ts";
import { type EventDay, matOnDay, matsOfDay, spreadOverDays } from "./event-days.ts";
import { feedersIn } from "./feeders.ts";
import type { BracketToPlan, FightToPlan } from "./schedule.queries.ts";

export type EventToPlan = {
  seed: string;
  /** Instant of the plan's second 0. */
  zero: Date;
  now: Date;
  calendar: FightCalendar;
  /** The days still to be planned, at least one. */
  days: readonly EventDay[];
  mats: readonly MatId[];
  brackets: readonly BracketToPlan[];
  fights: readonly FightToPlan[];
  /** Whose registrations these are, for everybody entered more than once. */
  competitorOf: ReadonlyMap<RegistrationId, CompetitorId>;
};

export const isOpen = ({ status }: FightToPlan): boolean =>
  status === "waiting" || status === "ready";

/** Fights that began without a plan keep their athletes busy, but none of the mats. */
const noMat = "none/0";

export function planInput(event: EventToPlan): PlanInput {
  const categories = event.brackets.map((bracket) => {
    const fights = event.fights.filter((fight) => fight.categoryId === bracket.categoryId);
    return { bracket, fights };
  });
  const work = categories.map(
    ({ bracket, fights }) => fights.filter(isOpen).length * bracket.fightSeconds,
  );
  const dayOf = spreadOverDays(work, event.days);
  const fights = categories.flatMap(({ bracket, fights }, index) =>
    planFights(event, bracket, fights, dayOf[index]!),
  );
  const mats = event.days.flatMap((day) => matsOfDay(event.mats, day));
  const needsNoMat = fights.some(({ fixed }) => fixed?.mat === noMat);
  return {
    seed: event.seed,
    mats: needsNoMat ? [...mats, { id: noMat, windows: [] }] : mats,
    fights,
  };
}

function planFights(
  event: EventToPlan,
  bracket: BracketToPlan,
  fights: readonly FightToPlan[],
  day: EventDay,
): PlanFight[] {
  const { minimumRest, minimumRestBeforeFinal, secondsBetweenFights } = event.calendar;
  const state = bracketStateOf(bracket, fights);
  const reach = mayReach(state);
  const feedersOf = feedersIn(state);
  const idOf = new Map(fights.map(({ key, id }) => [key, id]));
  const rounds = new Map(state.bracket.fights.map(({ key, round }) => [key, round.name]));
  const allowedMats = event.mats.map((mat) => matOnDay(mat, day));

  return fights.flatMap((fight): PlanFight[] => {
    const begun = isOpen(fight) ? null : begunFight(event, fight, bracket.fightSeconds);
    if (begun?.isForgotten) return [];
    const { first = [fight.firstId], second = [fight.secondId] } = reach.get(fight.key) ?? {};
    const seconds = begun?.seconds ?? bracket.fightSeconds;
    return [
      {
        id: fight.id,
        seconds,
        matSeconds: seconds + secondsBetweenFights,
        restSeconds: rounds.get(fight.key) === "final" ? minimumRestBeforeFinal : minimumRest,
        after: feedersOf(fight.key).flatMap((key) => idOf.get(key) ?? []),
        athletes: [...first, ...second].flatMap(
          (entry) => event.competitorOf.get(entry as RegistrationId) ?? [],
        ),
        category: bracket.categoryId,
        ...(begun ? { fixed: begun.fixed } : { allowedMats }),
      },
    ];
  });
}

/** Where and for how long a fight stands that has begun: as fought, or as long as a fight of its category lasts. */
function begunFight(event: EventToPlan, fight: FightToPlan, fightSeconds: number) {
  const secondOf = (at: Date) => Math.floor((at.getTime() - event.zero.getTime()) / 1000);
  const firstDay = event.days[0]!;
  // A walkover took no time.
  if (!fight.startedAt) return { isForgotten: true as const };
  const start = secondOf(fight.startedAt);
  const seconds = fight.finishedAt
    ? Math.max(1, secondOf(fight.finishedAt) - start)
    : Math.max(fightSeconds, secondOf(event.now) - start);
  const { minimumRest, minimumRestBeforeFinal } = event.calendar;
  const rested = start + seconds + Math.max(minimumRest, minimumRestBeforeFinal);
  if (fight.finishedAt && rested < firstDay.from) return { isForgotten: true as const };
  const mat = fight.matId && !fight.finishedAt ? matOnDay(fight.matId, firstDay) : noMat;
  return { isForgotten: false as const, seconds, fixed: { mat, start } };
}
