import { userType } from "@chave/contract";
import type { Actor } from "#api/context.ts";

export const teaches = (actor: Actor): boolean =>
  actor?.userType === userType.teacher || actor?.userType === userType.teacherCompetitor;

/** The teacher who answers for a gym keeps its name and contact. */
export const mayEdit = (actor: Actor, gym: { responsibleId: string | null }): boolean =>
  teaches(actor) && gym.responsibleId === actor?.userId;
