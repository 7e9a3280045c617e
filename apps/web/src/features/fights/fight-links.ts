import type { Fight } from "@chave/contract";

/** Where a list leads; the page knows the addresses. */
export type FightLinks = {
  scoreboard: (fight: Fight) => string;
  tv: (fight: Fight) => string;
  queue: (matId: string) => string;
};
