import {
  type EventId,
  type MatId,
  type OrganizationId,
  type StaffRole,
  userType,
} from "@chave/contract";
import type { Actor, Grant } from "#api/context.ts";

type OwnedEvent = { id: EventId; organizationId: OrganizationId };

export const mayCreate = (actor: Actor): boolean =>
  actor?.userType === userType.organizer && actor.organizationId !== null;

/** Staff, money and deletion: an admin, or the organization whose event it is. */
export const mayOwnEvent = (actor: Actor, event: OwnedEvent): boolean =>
  managesAll(actor) || (actor !== null && actor.organizationId === event.organizationId);

/** Set-up, draws, plans, results: an event manager too. */
export const mayManageEvent = (actor: Actor, event: OwnedEvent): boolean =>
  mayOwnEvent(actor, event) || isStaffOf(actor, event, "event_manager");

/** A scoreboard manager works at the mats of their grants; a fight without a mat is nobody's but the managers'. */
export const mayScoreOn = (actor: Actor, event: OwnedEvent, matId: MatId | null): boolean =>
  mayManageEvent(actor, event) ||
  (matId !== null && isStaffOf(actor, event, "scoreboard_manager", (one) => one === matId));

export const mayScoreSomewhere = (actor: Actor, event: OwnedEvent): boolean =>
  mayManageEvent(actor, event) || isStaffOf(actor, event, "scoreboard_manager");

/** The list of athletes with what the check-in area needs of them. */
export const mayCheckIn = (actor: Actor, event: OwnedEvent): boolean =>
  mayManageEvent(actor, event) || isStaffOf(actor, event, "check_in_manager");

export const maySee = (actor: Actor, event: OwnedEvent & { visible: boolean }): boolean =>
  event.visible || mayOwnEvent(actor, event) || grantsAt(actor, event).length > 0;

export const managesAll = (actor: Actor): boolean => actor?.userType === userType.admin;

const grantsAt = (actor: Actor, event: OwnedEvent): readonly Grant[] =>
  actor?.grants.filter(({ eventId }) => eventId === event.id) ?? [];

const isStaffOf = (
  actor: Actor,
  event: OwnedEvent,
  role: StaffRole,
  atMat: (matId: MatId | null) => boolean = () => true,
): boolean => grantsAt(actor, event).some((grant) => grant.role === role && atMat(grant.matId));
