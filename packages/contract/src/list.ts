import { z } from "zod";

/** The query of every list: page from 1, at most 100 rows a page. */
export const pageQuery = z.object({
  page: z.coerce.number().int().min(1).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(20),
  search: z.string().trim().max(100).optional(),
});

export const pageOf = <T extends z.ZodType>(row: T) =>
  z.object({
    data: z.array(row),
    total: z.number().int(),
    page: z.number().int(),
    pageSize: z.number().int(),
  });

/** The answer of an act that has nothing more to tell. */
export const done = z.object({ ok: z.literal(true) });
export const ok: z.infer<typeof done> = { ok: true };

/** Where something in a list with an order of its own goes. */
export const moveDirection = z.enum(["up", "down"]);
export type MoveDirection = z.infer<typeof moveDirection>;
