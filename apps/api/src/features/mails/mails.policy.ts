import { userType } from "@chave/contract";
import type { Actor } from "#api/context.ts";

/** A mail may hold codes and links that open an account. */
export const mayReadMails = (actor: Actor): boolean => actor?.userType === userType.admin;
