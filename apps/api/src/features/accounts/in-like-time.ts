import { setTimeout } from "node:timers/promises";

/** Longer than what is done for an account that exists. */
const least = 200;

/** Answers after the same time whether there was something to do or not: the time tells nobody who has an account. */
export async function inLikeTime<T>(run: () => Promise<T>): Promise<T> {
  const [answer] = await Promise.allSettled([run(), setTimeout(least)]);
  if (answer.status === "rejected") throw answer.reason;
  return answer.value;
}
