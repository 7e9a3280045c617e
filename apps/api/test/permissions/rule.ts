import type { CallOf, Endpoint } from "@chave/contract";
import type { Person } from "./people.ts";
import type { World } from "./world.ts";

/** Who gets past the permission of one endpoint, and a call that has the right shape. */
export type Rule = {
  endpoint: Endpoint;
  may: readonly Person[];
  /** Who is told 404, because for them it is not there; a visitor else hears 401, anyone else 403. */
  hiddenFrom: readonly Person[];
  /** Why, in a few words, for the printed matrix. */
  note?: string;
  input: (world: World, person: Person) => object | Promise<object>;
};

type Options<E extends Endpoint> = {
  may: readonly Person[];
  hiddenFrom?: readonly Person[];
  note?: string;
} & (keyof CallOf<E> extends never
  ? { input?: never }
  : { input: (world: World, person: Person) => CallOf<E> | Promise<CallOf<E>> });

/** One line of the matrix. Whatever an allowed call changes, its input must work again for the next person. */
export function rule<const E extends Endpoint>(endpoint: E, options: Options<E>): Rule {
  const { hiddenFrom = [], input = () => ({}), ...rest } = options;
  return { endpoint, hiddenFrom, input: input as Rule["input"], ...rest };
}
