import type { CallOf, Endpoint, OutputOf } from "@chave/contract";

export type Api = ReturnType<typeof makeApi>;

/** Calls the product over HTTP, as any program would. */
export function makeApi(url: string, token: string | null = null) {
  const request = async (method: string, path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    if (token) headers.set("authorization", `Bearer ${token}`);
    const response = await fetch(`${url}/api${path}`, { ...init, method, headers });
    const answer = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
    return answer;
  };

  async function call<E extends Endpoint>(endpoint: E, input: CallOf<E>): Promise<OutputOf<E>> {
    const {
      params = {},
      query,
      body,
    } = input as {
      params?: Record<string, string>;
      query?: Record<string, string>;
      body?: object;
    };
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(params[name]!),
    );
    const search = query ? `?${new URLSearchParams(query)}` : "";
    const init = body
      ? { body: JSON.stringify(body), headers: { "content-type": "application/json" } }
      : {};
    return endpoint.response.parse(
      await request(endpoint.method, path + search, init),
    ) as OutputOf<E>;
  }

  return { call, request, as: (newToken: string) => makeApi(url, newToken) };
}
