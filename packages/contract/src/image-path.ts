import { z } from "zod";

/** A picture that this installation stores: what `POST /api/images` answers. */
export const imagePath = z
  .string()
  .regex(/^\/api\/images\/[0-9a-f]{64}\.webp$/, { error: "image" });
