import {
  acceptInvitation,
  getInvitation,
  inviteOrganizer,
  listInvitations,
  ok,
  registerInvited,
  revokeInvitation,
} from "@chave/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "#api/http/serve.ts";
import * as acceptance from "./acceptance.service.ts";
import * as invitations from "./invitations.service.ts";

export function invitationRoutes(app: FastifyInstance): void {
  serve(app, listInvitations, ({ ctx, query }) => invitations.list(ctx, query));
  serve(app, inviteOrganizer, ({ ctx, body }) => invitations.inviteToOrganize(ctx, body));
  serve(app, revokeInvitation, async ({ ctx, params }) => {
    await invitations.revokeOne(ctx, params.invitationId);
    return ok;
  });

  serve(app, getInvitation, ({ ctx, params, door }) => acceptance.look(ctx, params.token, door));
  serve(app, acceptInvitation, async ({ ctx, params }) => {
    await acceptance.acceptToHelp(ctx, params.token);
    return ok;
  });
  serve(app, registerInvited, async ({ ctx, params, body, door }) => {
    await acceptance.registerToHelp(ctx, params.token, body, door);
    return ok;
  });
}
