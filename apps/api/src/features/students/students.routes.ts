import {
  addStudent,
  chooseMyGym,
  getMyGym,
  getStudent,
  giveCredentials,
  listStudents,
  moveStudents,
  ok,
  removeStudent,
  updateStudent,
} from "@chave/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "#api/http/serve.ts";
import * as credentials from "./credentials.service.ts";
import * as myGym from "./my-gym.service.ts";
import * as students from "./students.service.ts";

export function studentRoutes(app: FastifyInstance): void {
  serve(app, listStudents, ({ ctx, query }) => students.list(ctx, query));
  serve(app, getStudent, ({ ctx, params }) => students.get(ctx, params.competitorId));
  serve(app, addStudent, ({ ctx, body }) => students.add(ctx, body));
  serve(app, updateStudent, ({ ctx, params, body }) =>
    students.update(ctx, params.competitorId, body),
  );
  serve(app, moveStudents, ({ ctx, body }) => students.move(ctx, body));
  serve(app, removeStudent, async ({ ctx, params }) => {
    await students.remove(ctx, params.competitorId);
    return ok;
  });
  serve(app, giveCredentials, ({ ctx, body }) => credentials.give(ctx, body.competitorIds));
  serve(app, getMyGym, ({ ctx }) => myGym.get(ctx));
  serve(app, chooseMyGym, ({ ctx, body }) => myGym.choose(ctx, body));
}
