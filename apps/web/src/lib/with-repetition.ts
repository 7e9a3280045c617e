import { z } from "zod";

/** A body whose value is typed twice: `again` must be equal, which is said even while other fields are wrong. */
export const withRepetition = <Body extends z.ZodObject>(
  body: Body,
  field: keyof Body["shape"] & string,
  again: string,
) =>
  body
    .extend({ [again]: z.string() })
    .refine((values: object) => valueAt(values, field) === valueAt(values, again), {
      path: [again],
      error: "different",
      when: () => true,
    });

const valueAt = (values: object, name: string) => (values as Record<string, unknown>)[name];
