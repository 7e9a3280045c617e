import { randomInt } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";

/** OWASP's first recommendation for Argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

export const passwordMatches = (passwordHash: string, password: string): Promise<boolean> =>
  verify(passwordHash, password);

let hashOfNobody: Promise<string> | undefined;

/** Takes as long as a real check, so that an unknown account cannot be told from a wrong password. */
export async function checkNobodysPassword(password: string): Promise<void> {
  hashOfNobody ??= hashPassword("nobody");
  await passwordMatches(await hashOfNobody, password);
}

const letters = "abcdefghjkmnpqrstuvwxyz";

/** A password that fits the rules and can be read aloud: `kafe-mupo-tiru-7Q`. */
export function makePassword(): string {
  const pick = (from: string) => from[randomInt(from.length)]!;
  const group = () => Array.from({ length: 4 }, () => pick(letters)).join("");
  return `${group()}-${group()}-${group()}-${pick("23456789")}${pick(letters).toUpperCase()}`;
}
