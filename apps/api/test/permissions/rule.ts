import type { CallOf, Endpoint } from "@chave/contract";
import type { Person } from "./people.ts";
import type { World } from "./world.ts";

/** Who gets past the permission of one endpoint, and a call that has the right shape. */
export type Rule = {
  endpoint: Endpoint;
  may: readonly Person[];
  /** What the others hear: a visitor 401, the others 403; or nobody is told that it exists. */
  refusal: "forbidden" | "not_found";
  /** Why, in a few words, for the printed matrix. */
  note?: string;
  input: (world: World) => object | Promise<object>;
};

type Options<E extends Endpoint> = {
  may: readonly Person[];
  refusal?: Rule["refusal"];
  note?: string;
} & (keyof CallOf<E> extends never
  ? { input?: never }
  : { input: (world: World) => CallOf<E> | Promise<CallOf<E>> });

/** One line of the matrix. Whatever an allowed call changes, its input must work again for the next person. */
export function rule<const E extends Endpoint>(endpoint: E, options: Options<E>): Rule {
  const { refusal = "forbidden", input = () => ({}), ...rest } = options;
  return { endpoint, refusal, input: input as Rule["input"], ...rest };
}
