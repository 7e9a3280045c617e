import { userType } from "@chave/contract";
import type { Actor } from "#api/context.ts";

/** What belongs to an organization is changed by its owner alone: an admin has no organization. */
export const mayRunOrganization = (actor: Actor): boolean =>
  actor?.userType === userType.organizer && actor.organizationId !== null;

export const mayAdministrate = (actor: Actor): boolean => actor?.userType === userType.admin;
