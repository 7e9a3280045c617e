import fc from "fast-check";
import type { PlanFight, PlanInput } from "../src/index.ts";

const rests = fc.constantFrom(0, 60, 240);

/** A single elimination of up to 8, its fights named after the category, everyone in it possibly also entered elsewhere. */
const bracket = (category: string) =>
  fc
    .record({
      athletes: fc.uniqueArray(fc.integer({ min: 0, max: 19 }), { minLength: 2, maxLength: 8 }),
      seconds: fc.integer({ min: 1, max: 600 }),
      change: fc.integer({ min: 0, max: 90 }),
      rest: rests,
      isNamed: fc.boolean(),
      notBefore: fc.option(fc.integer({ min: 0, max: 3000 }), { freq: 5, nil: undefined }),
      allowedMats: fc.option(fc.uniqueArray(fc.constantFrom("m0", "m1", "m2", "gone")), {
        freq: 6,
        nil: undefined,
      }),
    })
    .map(({ athletes, seconds, change, rest, isNamed, notBefore, allowedMats }) => {
      const fights: PlanFight[] = [];
      let round = athletes.map((athlete) => ({ names: [`p${athlete}`], from: [] as string[] }));
      while (round.length > 1) {
        const next: typeof round = [];
        for (let index = 0; index < round.length; index += 2) {
          const [one, two] = round.slice(index, index + 2);
          if (!one || !two) {
            if (one) next.push(one);
            continue;
          }
          const id = `${category}.${fights.length}`;
          const names = [...one.names, ...two.names];
          fights.push({
            id,
            seconds,
            matSeconds: seconds + change,
            restSeconds: rest,
            after: [...one.from, ...two.from],
            athletes: names,
            ...(isNamed && { category }),
            ...(notBefore !== undefined && { notBefore }),
            ...(allowedMats && { allowedMats }),
          });
          next.push({ names, from: [id] });
        }
        round = next;
      }
      return fights;
    });

const windows = fc
  .uniqueArray(fc.integer({ min: 0, max: 9000 }), { minLength: 2, maxLength: 4 })
  .map((times) => {
    const doors = times.sort((a, b) => a - b);
    const pairs = [{ from: doors[0]!, to: doors[1]! }];
    if (doors.length === 4) pairs.push({ from: doors[2]!, to: doors[3]! });
    return pairs;
  });

const allDay = fc.constant(null).map(() => [{ from: 0, to: 1_000_000 }]);

const eventWith = (hours: fc.Arbitrary<{ from: number; to: number }[]>): fc.Arbitrary<PlanInput> =>
  fc.record({
    mats: fc
      .array(hours, { minLength: 1, maxLength: 4 })
      .map((list) => list.map((windows, index) => ({ id: `m${index}`, windows }))),
    fights: fc
      .integer({ min: 0, max: 6 })
      .chain((count) =>
        fc.tuple(...Array.from({ length: count }, (_, index) => bracket(`c${index}`))),
      )
      .map((brackets) => brackets.flat()),
    seed: fc.string({ maxLength: 3 }),
  });

/** Mats open all day: everything that may be placed has room. */
export const roomyEvent = eventWith(allDay);
/** Short and broken hours: not everything finds a place. */
export const tightEvent = eventWith(windows);
