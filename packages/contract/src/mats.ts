import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { eventId, matId } from "./ids.ts";
import { done } from "./list.ts";

export const mat = z.object({
  id: matId,
  eventId,
  name: z.string(),
  position: z.number().int(),
  fights: z.number().int(),
});
export type Mat = z.infer<typeof mat>;

const matName = z.string().trim().min(1).max(40);

export const listMats = endpoint({
  method: "GET",
  path: "/events/:eventId/mats",
  summary: "An event's mats in their order.",
  params: z.object({ eventId }),
  response: z.array(mat),
});

export const addMat = endpoint({
  method: "POST",
  path: "/events/:eventId/mats",
  summary: "Adds a mat at the end.",
  params: z.object({ eventId }),
  body: z.object({ name: matName }),
  response: mat,
});

export const renameMat = endpoint({
  method: "PATCH",
  path: "/mats/:matId",
  summary: "Renames a mat.",
  params: z.object({ matId }),
  body: z.object({ name: matName }),
  response: mat,
});

export const deleteMat = endpoint({
  method: "DELETE",
  path: "/mats/:matId",
  summary: "Deletes a mat on which no fight was started; its planned fights lose their mat.",
  params: z.object({ matId }),
  response: done,
});
