import type { z } from "zod";

export type Endpoint = {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Below `/api`, with `:name` parameters. */
  path: `/${string}`;
  /** One sentence for the published API description. */
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  response: z.ZodType;
};

type Part = "params" | "query" | "body";

/** What the handler receives: parsed, with defaults filled in. */
export type InputOf<E extends Endpoint> = {
  [P in Part as E[P] extends z.ZodType ? P : never]: z.output<E[P]>;
};

/** What a caller sends: before defaults. */
export type CallOf<E extends Endpoint> = {
  [P in Part as E[P] extends z.ZodType ? P : never]: z.input<E[P]>;
};

export type OutputOf<E extends Endpoint> = z.output<E["response"]>;

/** Describes one HTTP call, once. The API serves it and the web calls it from this same object. */
export function endpoint<const E extends Endpoint>(shape: E): E {
  return shape;
}
