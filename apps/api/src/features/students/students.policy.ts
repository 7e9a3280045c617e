import { userType } from "@chave/contract";
import type { Actor } from "#api/context.ts";

export const mayTeach = (actor: Actor): boolean =>
  actor?.userType === userType.teacher || actor?.userType === userType.teacherCompetitor;
