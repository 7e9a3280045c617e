import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type CallOf, type Endpoint, login, type OutputOf } from "@chave/contract";
import type { InjectOptions } from "fastify";
import { afterAll } from "vitest";
import { buildApp } from "#api/app.ts";
import type { Context } from "#api/context.ts";
import type { Db } from "#api/db/client.ts";
import { type Env, readEnv } from "#api/env.ts";
import { openTestDatabase } from "./database.ts";
import { makeFactories } from "./factories.ts";
import type { TestPerson } from "./test-person.ts";

export type { TestPerson } from "./test-person.ts";

export type Refused = { status: number; code: string; message: string; details: object };

/** The whole server on a database of its own, called through its real door. Start it once per test file. */
export async function startTestApi(options: { now?: () => Date; env?: Partial<Env> } = {}) {
  const database = await openTestDatabase();
  const { env: change, ...rest } = options;
  // Made when the first file is stored.
  const DATA_DIR = join(tmpdir(), `chave-test-${randomUUID()}`);
  // No test asks a service outside of this machine.
  const nowhere = { VIACEP_URL: "http://127.0.0.1:1", BRASILAPI_URL: "http://127.0.0.1:1" };
  const env = { ...readEnv({ LOG_LEVEL: "silent", DATA_DIR, ...nowhere }), ...change };
  const app = await buildApp({ database, env, web: false, ...rest });
  afterAll(async () => {
    await app.close();
    await database.close();
    rmSync(DATA_DIR, { recursive: true, force: true });
  });

  /** One raw request; with a person it carries their token. */
  const fetch = (
    method: InjectOptions["method"] & string,
    path: string,
    request: {
      body?: InjectOptions["payload"];
      headers?: Record<string, string>;
      as?: TestPerson;
    } = {},
  ) =>
    app.inject({
      method,
      url: `/api${path}`,
      headers: {
        ...(request.as && { authorization: `Bearer ${request.as.token}` }),
        ...request.headers,
      },
      ...(request.body !== undefined && { payload: request.body }),
    });

  /** Calls an endpoint of the contract; rejects with the refusal's body and status. */
  async function call<E extends Endpoint>(
    endpoint: E,
    input: CallOf<E>,
    as?: TestPerson,
    headers: Record<string, string> = {},
  ): Promise<OutputOf<E>> {
    const { params, query, body } = input as {
      params?: Record<string, string>;
      query?: Record<string, unknown>;
      body?: object;
    };
    const response = await fetch(endpoint.method, addressOf(endpoint.path, params, query), {
      ...(body !== undefined && { body }),
      ...(as && { as }),
      headers,
    });
    const answer = response.json();
    if (response.statusCode >= 400) throw { status: response.statusCode, ...answer } as Refused;
    return endpoint.response.parse(answer) as OutputOf<E>;
  }

  const signIn = async (email: string, password: string): Promise<string> =>
    (await call(login, { body: { email, password } })).access_token;

  return {
    app,
    database,
    db: database.db as Db,
    kind: database.kind,
    fetch,
    call,
    signIn,
    make: makeFactories({ db: database.db, call, signIn }),
    /** For the few things that have no door yet. */
    context: (): Context => ({
      db: database.db,
      actor: null,
      now: new Date(),
      language: "pt",
      siteUrl: "http://test",
    }),
  };
}

export type TestApi = Awaited<ReturnType<typeof startTestApi>>;

function addressOf(
  path: string,
  params: Record<string, string> = {},
  query: Record<string, unknown> = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name]!));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) search.set(name, String(value));
  const text = search.toString();
  return text ? `${filled}?${text}` : filled;
}
