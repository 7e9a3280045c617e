import { userType } from "@chave/contract";
import type { Actor } from "#api/context.ts";

export const mayWrite = (actor: Actor): boolean => actor?.userType === userType.admin;
