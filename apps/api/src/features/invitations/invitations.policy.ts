import { userType } from "@chave/contract";
import type { Actor } from "#api/context.ts";

export const mayInviteOrganizers = (actor: Actor): boolean => actor?.userType === userType.admin;
