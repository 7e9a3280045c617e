import {
  type CallOf,
  type Endpoint,
  type ErrorBody,
  type ErrorCode,
  errorStatus,
  type OutputOf,
} from "@chave/contract";
import { vi } from "vitest";

export type FakeAnswer = {
  endpoint: Endpoint;
  answer: (call: never) => { status: number; body: unknown } | Response;
};

/** The API answers this, typed by the contract. `call` holds params, query and body as they were sent. */
export function answers<const E extends Endpoint>(
  endpoint: E,
  answer: (call: CallOf<E>) => OutputOf<E>,
): FakeAnswer {
  return { endpoint, answer: (call) => ({ status: 200, body: answer(call) }) };
}

/** The API refuses with this code. */
export function refuses(
  endpoint: Endpoint,
  { code, details = {} }: { code: ErrorCode; details?: ErrorBody["details"] },
): FakeAnswer {
  const body: ErrorBody = { code, message: code, details };
  return { endpoint, answer: () => ({ status: errorStatus[code], body }) };
}

/** Puts the answers where the network would be; a call that nobody foresaw fails the test. */
export function stubApi(fakes: readonly FakeAnswer[]): void {
  vi.stubGlobal("fetch", async (input: string, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(input, "http://test");
    const method = init.method ?? "GET";
    for (const { endpoint, answer } of fakes) {
      const params = endpoint.method === method && paramsOf(endpoint.path, pathname);
      if (!params) continue;
      const query = Object.fromEntries(searchParams);
      const body = typeof init.body === "string" ? JSON.parse(init.body) : init.body;
      const answered = answer({ params, query, body } as never);
      if (answered instanceof Response) return answered;
      return Response.json(answered.body, { status: answered.status });
    }
    throw new Error(`Nothing answers ${method} ${pathname} in this test.`);
  });
}

function paramsOf(pattern: string, pathname: string): Record<string, string> | null {
  const source = pattern.replace(/:(\w+)/g, "(?<$1>[^/]+)");
  const match = new RegExp(`^/api${source}$`).exec(pathname);
  return match && { ...match.groups };
}
