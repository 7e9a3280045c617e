import {
  inviteStaff,
  listMatManagers,
  listStaff,
  ok,
  resendStaffInvitation,
  revokeStaff,
  updateStaff,
} from "@chave/contract";
import type { FastifyInstance } from "fastify";
import type { Env } from "#api/env.ts";
import { serve } from "#api/http/serve.ts";
import * as staff from "./staff.service.ts";

export function staffRoutes(app: FastifyInstance, env: Env): void {
  const showsLink = env.SMTP_URL === undefined;
  serve(app, listStaff, ({ ctx, params }) => staff.list(ctx, params.eventId));
  serve(app, listMatManagers, ({ ctx, params }) => staff.matManagers(ctx, params.eventId));
  serve(app, inviteStaff, ({ ctx, params, body }) =>
    staff.invite(ctx, params.eventId, body, showsLink),
  );
  serve(app, updateStaff, ({ ctx, params, body }) => staff.change(ctx, params.staffGrantId, body));
  serve(app, resendStaffInvitation, ({ ctx, params }) =>
    staff.resend(ctx, params.staffGrantId, showsLink),
  );
  serve(app, revokeStaff, async ({ ctx, params }) => {
    await staff.revoke(ctx, params.staffGrantId);
    return ok;
  });
}
