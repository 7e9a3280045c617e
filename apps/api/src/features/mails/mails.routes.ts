import { getMail, listMails, retryMail } from "@chave/contract";
import type { FastifyInstance } from "fastify";
import type { Env } from "#api/env.ts";
import { serve } from "#api/http/serve.ts";
import * as mails from "./mails.service.ts";

export function mailRoutes(app: FastifyInstance, { SMTP_URL }: Pick<Env, "SMTP_URL">): void {
  serve(app, listMails, ({ ctx, query }) => mails.list(ctx, query, SMTP_URL !== undefined));
  serve(app, getMail, ({ ctx, params }) => mails.get(ctx, params.mailId));
  serve(app, retryMail, ({ ctx, params }) => mails.retry(ctx, params.mailId));
}
