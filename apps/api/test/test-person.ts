import type { UserId } from "@chave/contract";

/** Somebody who is signed in. */
export type TestPerson = { userId: UserId; email: string; password: string; token: string };
