import type { Actor } from "#api/context.ts";

export const mayUpload = (actor: Actor): boolean => actor !== null;
