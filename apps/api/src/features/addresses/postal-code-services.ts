import { brazilianStates, type PostalCodeAddress } from "@chave/contract";
import { z } from "zod";
import type { Env } from "#api/env.ts";
import { fetchJson } from "./fetch-json.ts";

export type PostalCodeServices = Pick<Env, "VIACEP_URL" | "BRASILAPI_URL">;

/** An absent part is empty; no part is longer than the contract's address takes. */
const part = (longest: number) =>
  z
    .string()
    .nullish()
    .transform((text) => (text ?? "").trim().slice(0, longest));
const state = z.enum(brazilianStates);
const city = z.string().trim().min(1).max(80);

/** Since 2024 the flag is a text; before it was a boolean. */
const viaCepUnknown = z.object({ erro: z.union([z.literal(true), z.literal("true")]) });
const viaCepAnswer = z.object({
  uf: state,
  localidade: city,
  bairro: part(80),
  logradouro: part(160),
});
const brasilApiAnswer = z.object({ state, city, neighborhood: part(80), street: part(160) });

/** Asks the second service when the first does not answer well. Null when a service says there is no such code. */
export async function askServices(
  services: PostalCodeServices,
  postalCode: string,
): Promise<PostalCodeAddress | null> {
  return askViaCep(services.VIACEP_URL, postalCode).catch(() =>
    askBrasilApi(services.BRASILAPI_URL, postalCode),
  );
}

async function askViaCep(url: string, postalCode: string): Promise<PostalCodeAddress | null> {
  const { body } = await fetchJson(`${url}/${postalCode}/json/`);
  if (viaCepUnknown.safeParse(body).success) return null;
  const { uf, localidade, bairro, logradouro } = viaCepAnswer.parse(body);
  return { postalCode, state: uf, city: localidade, neighborhood: bairro, street: logradouro };
}

async function askBrasilApi(url: string, postalCode: string): Promise<PostalCodeAddress | null> {
  const { status, body } = await fetchJson(`${url}/${postalCode}`);
  if (status === 404) return null;
  return { postalCode, ...brasilApiAnswer.parse(body) };
}
