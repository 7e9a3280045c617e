import { type OrganizationId, userType } from "@chave/contract";
import type { Actor } from "#api/context.ts";

type OwnedEvent = { organizationId: OrganizationId };

export const mayCreate = (actor: Actor): boolean =>
  actor?.userType === userType.organizer && actor.organizationId !== null;

/** Set-up, draws, plans, results: an admin, or the organization whose event it is. */
export const mayManageEvent = (actor: Actor, event: OwnedEvent): boolean =>
  managesAll(actor) || (actor !== null && actor.organizationId === event.organizationId);

export const maySee = (actor: Actor, event: OwnedEvent & { visible: boolean }): boolean =>
  event.visible || mayManageEvent(actor, event);

export const managesAll = (actor: Actor): boolean => actor?.userType === userType.admin;
