import { userType } from "@chave/contract";
import type { Actor } from "#api/context.ts";

export const mayAdministrate = (actor: Actor): boolean => actor?.userType === userType.admin;
