import {
  addActions,
  type Fight,
  type FightAction,
  type FightId,
  getFight,
  getScoreboard,
  listFights,
  type OutputOf,
} from "@chave/contract";
import { queryOptions, skipToken } from "@tanstack/react-query";
import { ApiError, callApi } from "#web/lib/api.ts";
import { newId } from "#web/lib/new-id.ts";
import type { Failure } from "./outbox.ts";
import { deviceId, keepBoard, readBoard } from "./outbox-storage.ts";

/** A request that hangs on a bad network is given up; sending it again does no harm. */
const giveUpMs = 10_000;

/** The fight with its rules and actions. Read from this device at once, from the server as soon as it answers. */
export const scoreboardQuery = (fightId: FightId) =>
  queryOptions({
    queryKey: ["scoreboard", fightId],
    queryFn: async () => {
      const board = await callApi(getScoreboard, { params: { fightId } });
      keepBoard(localStorage, board);
      return board;
    },
    initialData: () => readBoard(localStorage, fightId) ?? undefined,
    initialDataUpdatedAt: 0,
    // The browser's opinion of the network is not asked: a hall's network often is without internet.
    networkMode: "always",
    staleTime: 0,
  });

export type FightOnTv = OutputOf<typeof getFight>;

export const fightOnTvQuery = (fightId: FightId) =>
  queryOptions({
    queryKey: ["fight", fightId],
    queryFn: () => callApi(getFight, { params: { fightId } }),
    networkMode: "always",
    staleTime: 0,
    retry: true,
    retryDelay: 2_000,
  });

/** The fights of the same mat that are not over; nothing while no mat is known. */
export const openFightsOfMatQuery = (place: Pick<Fight, "eventId" | "mat"> | undefined) => {
  const matId = place?.mat?.id;
  const read = async ({ eventId }: Pick<Fight, "eventId">) =>
    callApi(listFights, { params: { eventId }, query: { matId, open: "true" } });
  return queryOptions({
    queryKey: ["open-fights", matId],
    queryFn: place && matId ? () => read(place) : skipToken,
    networkMode: "always",
    staleTime: 0,
  });
};

export async function sendActions(fightId: FightId, actions: FightAction[]) {
  const device = deviceId(localStorage, newId);
  const sent = callApi(addActions, { params: { fightId }, body: { deviceId: device, actions } });
  const tooLate = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error("no answer in time")), giveUpMs);
  });
  return Promise.race([sent, tooLate]);
}

export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return "offline";
  if (error.status === 401) return "signed_out";
  return error.status >= 500 || error.status === 429 || error.status === 408
    ? "offline"
    : "blocked";
}
