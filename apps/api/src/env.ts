import { resolve } from "node:path";
import { z } from "zod";

const text = z.string().trim().min(1).optional();
const flag = z
  .enum(["0", "1", "true", "false", ""])
  .default("0")
  .transform((value) => value === "1" || value === "true");

/** Every environment variable the server reads; documented in docs/guides/deploy.md. */
const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().trim().min(1).default("0.0.0.0"),
  DATA_DIR: z.string().trim().min(1).default("./data"),
  DATABASE_URL: text,
  /** Address under which people reach the site; for links in mails and previews. */
  PUBLIC_URL: text,
  /** The one foreign origin that may call the API from a browser. */
  WEB_ORIGIN: text,
  COOKIE_DOMAIN: text,
  SANDBOX: flag,
  /** `smtp://user:password@host:587`; without it mails stay in the outbox. */
  SMTP_URL: text,
  MAIL_FROM: z.string().trim().min(1).default("Chave <no-reply@chave.local>"),
  /** `https://key:secret@host/bucket?region=…`; without it pictures lie in DATA_DIR/files. */
  S3_URL: text,
  /** Services that know Brazilian postal codes; the second is asked when the first does not answer. */
  VIACEP_URL: z.string().trim().min(1).default("https://viacep.com.br/ws"),
  BRASILAPI_URL: z.string().trim().min(1).default("https://brasilapi.com.br/api/cep/v2"),
  ADMIN_EMAIL: text,
  ADMIN_PASSWORD: text,
  /** Web served by Vite with reload on save; set by `npm run dev`. */
  DEV: flag,
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("warn"),
  SITE_NAME: z.string().trim().min(1).default("Chave"),
  SITE_CONTACT_EMAIL: text,
  SITE_WHATSAPP: text,
  SITE_SHARE: text,
  SITE_STORE: text,
  SITE_WEB_APP: text,
  SITE_IOS: text,
  SITE_ANDROID: text,
  SITE_FORUM: text,
  SITE_FACEBOOK: text,
  SITE_INSTAGRAM: text,
  SITE_YOUTUBE: text,
  SITE_X: text,
});

export type Env = z.infer<typeof schema>;

/** Throws one readable line per wrong variable. An empty variable counts as absent. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    throw new Error(`The environment is not right:\n  ${lines.join("\n  ")}`);
  }
  return { ...parsed.data, DATA_DIR: resolve(parsed.data.DATA_DIR) };
}

/** Without `PUBLIC_URL` links lead to this machine: a request's Host header could lead them anywhere. */
export const siteUrlOf = (env: Env): string =>
  (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, "");
