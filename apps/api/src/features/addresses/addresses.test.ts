import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { findAddress } from "@chave/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "#test/test-api.ts";

type Answer = (response: ServerResponse) => void;

/** Both services in one real server; each test says how they answer. */
let server: Server;
let viaCep: Answer;
let brasilApi: Answer;
let asked: string[];
let api: TestApi;
let now = new Date("2026-03-02T12:00:00Z");

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url!);
    return request.url!.startsWith("/ws/") ? viaCep(response) : brasilApi(response);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  api = await startTestApi({
    now: () => now,
    env: {
      VIACEP_URL: `http://127.0.0.1:${port}/ws`,
      BRASILAPI_URL: `http://127.0.0.1:${port}/api/cep/v2`,
    },
  });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
  // What was remembered is too old now.
  now = new Date(now.getTime() + 48 * 3_600_000);
  viaCep = down;
  brasilApi = down;
});

const json =
  (body: unknown, status = 200): Answer =>
  (response) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
const down: Answer = (response) => response.writeHead(502).end("Bad gateway");
const broken: Answer = (response) => response.destroy();
const slow: Answer = () => {};
const html: Answer = (response) => response.writeHead(200).end("<!doctype html><p>Manutenção");
const endless: Answer = (response) => response.writeHead(200).end(`"${"x".repeat(200_000)}"`);

/** As the services answer for the postal code of Avenida Paulista and of a whole town. */
const paulista = {
  cep: "01310-100",
  logradouro: "Avenida Paulista",
  complemento: "de 612 a 1510 - lado par",
  bairro: "Bela Vista",
  localidade: "São Paulo",
  uf: "SP",
  ibge: "3550308",
};
const town = {
  cep: "55590000",
  state: "PE",
  city: "Ipojuca",
  neighborhood: null,
  street: null,
  service: "correios",
};
const find = (postalCode: string) => api.call(findAddress, { params: { postalCode } });

describe("A10 the address of a postal code", () => {
  it("is found by a visitor, typed with or without its dash, and asked once", async () => {
    viaCep = json(paulista);

    const found = await find("01310-100");

    expect(found).toEqual({
      ...{ postalCode: "01310100", state: "SP", city: "São Paulo" },
      ...{ neighborhood: "Bela Vista", street: "Avenida Paulista" },
    });
    expect(await find(" 01310100 ")).toEqual(found);
    expect(asked).toEqual(["/ws/01310100/json/"]);
  });

  it.each<[string, Answer]>([
    ["is down", down],
    ["breaks off", broken],
    ["answers a web page", html],
    ["never stops answering", endless],
    ["names a state that is none", json({ ...paulista, uf: "XX" })],
    ["leaves the city out", json({ ...paulista, localidade: "" })],
    ["answers a list", json([])],
  ])("comes from the second service when the first %s", async (_how, answer) => {
    viaCep = answer;
    brasilApi = json(town);

    expect(await find("55590-000")).toEqual({
      ...{ postalCode: "55590000", state: "PE", city: "Ipojuca" },
      ...{ neighborhood: "", street: "" },
    });
    expect(asked).toHaveLength(2);
  });

  it("does not wait for a slow service", async () => {
    viaCep = slow;
    brasilApi = json(town);

    expect(await find("55590000")).toMatchObject({ city: "Ipojuca" });
  });

  it.each<[string, Answer, Answer]>([
    ["the first", json({ erro: "true" }), down],
    ["the first, as it once did", json({ erro: true }), down],
    ["the second", down, json({ name: "CepPromiseError", type: "service_error" }, 404)],
  ])("X5 is not found when %s knows no such code", async (_who, first, second) => {
    viaCep = first;
    brasilApi = second;

    await expect(find("99999999")).rejects.toMatchObject({
      ...{ status: 404, code: "postal_code_unknown" },
      message: expect.stringContaining("Endereço não encontrado"),
    });
  });

  it("X5 is not known for sure while both services are down, and is asked again", async () => {
    const refused = { status: 503, code: "postal_code_service_down" };
    await expect(find("01310100")).rejects.toMatchObject(refused);

    viaCep = json(paulista);
    expect(await find("01310100")).toMatchObject({ city: "São Paulo" });
  });

  it.each(["0131010", "013101000", "abcdefgh", "../json", "01310-10O"])(
    "X5 is not looked for under %j, which is no postal code",
    async (wrong) => {
      const refused = { status: 422, code: "postal_code_invalid" };
      await expect(find(wrong)).rejects.toMatchObject(refused);
      expect(asked).toEqual([]);
    },
  );

  it("is refused to a machine that asks for one after the other", async () => {
    viaCep = json(paulista);
    const codes = Array.from({ length: 120 }, (_, n) => String(20_000_000 + n));
    for (const code of codes) await find(code);

    await expect(find("20000999")).rejects.toMatchObject({ code: "too_many_requests" });
    expect(await find("20000000")).toMatchObject({ city: "São Paulo" });
    now = new Date(now.getTime() + 60_000);
    expect(await find("20000999")).toMatchObject({ city: "São Paulo" });
  });
});
