import {
  type CallOf,
  type Endpoint,
  type ErrorBody,
  type ErrorCode,
  errorBody,
  type OutputOf,
} from "@chave/contract";
import type { z } from "zod";
import { selectedLanguage } from "./selected-language.ts";
import { token } from "./token.ts";

/** A refusal of the API, in the words of its error catalogue. `unavailable` when nothing answered at all. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: ErrorBody["details"];
  /** Of the call that was refused, below `/api`. */
  readonly path: string;

  constructor(body: ErrorBody, status: number, path: string) {
    super(body.message);
    this.path = path;
    this.code = body.code;
    this.status = status;
    this.details = body.details;
  }
}

type Request = { method: string; path: string; query: string; body?: BodyInit; json: boolean };
type Transport = (request: Request) => Promise<{ status: number; body: unknown }>;

const sendByFetch: Transport = async ({ method, path, query, body, json }) => {
  const response = await fetch(`/api${path}${query}`, {
    method,
    body,
    headers: { ...requestHeaders(), ...(json && { "content-type": "application/json" }) },
  });
  return { status: response.status, body: await response.json().catch(() => null) };
};

let send: Transport = sendByFetch;

/** The server renders pages without a network: it hands in a way to ask its own API. */
export function sendThrough(transport: Transport): void {
  send = transport;
}

/** The headers of every call; also for uploads and streams, which do not go through `callApi`. */
export function requestHeaders(): Record<string, string> {
  const bearer = token.read();
  const csrf = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1];
  return {
    Language: selectedLanguage.read(),
    ...(bearer && { Authorization: `Bearer ${bearer}` }),
    ...(csrf && { "X-XSRF-TOKEN": decodeURIComponent(csrf) }),
  };
}

type Input<E extends Endpoint> = keyof CallOf<E> extends never ? [] : [input: CallOf<E>];
type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

/** Calls one endpoint of the contract; throws an `ApiError` when it refuses. */
export function callApi<const E extends Endpoint>(
  endpoint: E,
  ...[input]: Input<E>
): Promise<OutputOf<E>> {
  const { params = {}, query = {}, body }: Parts = input ?? {};
  const answered = request(endpoint.path, endpoint.response, {
    method: endpoint.method,
    path: endpoint.path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(params[name]))),
    query: queryString(query),
    body: body === undefined ? undefined : JSON.stringify(body),
    json: body !== undefined,
  });
  return answered as Promise<OutputOf<E>>;
}

async function request<T extends z.ZodType>(
  name: string,
  response: T,
  sent: Request,
): Promise<z.output<T>> {
  const { status, body } = await send(sent).catch(() => ({ status: 503, body: null }));
  if (status >= 200 && status < 300) return response.parse(body);

  const refusal = errorBody.safeParse(body);
  const code = status === 503 || status === 502 || status === 504 ? "unavailable" : "unexpected";
  throw new ApiError(refusal.data ?? { code, message: "", details: {} }, status, name);
}

function queryString(query: Record<string, unknown>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== "");
  if (given.length === 0) return "";
  return `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}
