import { userType } from "@chave/contract";
import type { Actor } from "#api/context.ts";

/** Approves, refuses, merges and deletes. */
export const mayKeep = (actor: Actor): boolean => actor?.userType === userType.admin;
