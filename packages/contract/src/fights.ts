import { type Action, winMethods } from "@chave/scoring";
import { z } from "zod";
import { category } from "./categories.ts";
import { endpoint } from "./endpoint.ts";
import { ruleSetId } from "./events.ts";
import { actionId, categoryId, eventId, fightId, matId, registrationId } from "./ids.ts";

export const corner = z.enum(["first", "second"]);
export type Corner = z.infer<typeof corner>;

export const winMethod = z.enum(winMethods);

/** Rounds are named from the final back; `size` for "round of N", `number` and `group` where the name needs them. */
export const fightRound = z.object({
  name: z.string(),
  size: z.number().int().optional(),
  number: z.number().int().optional(),
  group: z.string().optional(),
});
export type FightRound = z.infer<typeof fightRound>;

export const fightStatus = z.enum(["waiting", "ready", "running", "finished", "bye", "void"]);
export type FightStatus = z.infer<typeof fightStatus>;

/** One side of a fight: an athlete, or where the athlete will come from, or a bye. */
export const fightSide = z.object({
  registrationId: registrationId.nullable(),
  name: z.string().nullable(),
  gymName: z.string().nullable(),
  seed: z.number().int().nullable(),
  from: z.union([
    z.object({ kind: z.literal("position"), position: z.number().int() }),
    z.object({
      kind: z.enum(["winner", "loser"]),
      key: z.string(),
      number: z.number().int().nullable(),
    }),
    z.object({ kind: z.literal("place"), group: z.string(), place: z.number().int() }),
  ]),
  /** True when nobody will ever stand here. */
  bye: z.boolean(),
});
export type FightSide = z.infer<typeof fightSide>;

const sideScore = z.object({
  points: z.number().int(),
  advantages: z.number().int(),
  penalties: z.number().int(),
});

/** The clock is data: what remained at `atMs` (server time), and whether it has run since. Nothing ticks on the wire. */
export const fightClock = z.object({
  running: z.boolean(),
  remainingMs: z.number(),
  atMs: z.number(),
});

/** Everything a bracket, a list, a TV or a phone shows of a fight. */
export const fight = z.object({
  id: fightId,
  eventId,
  categoryId,
  /** Stable name of the fight inside its bracket, such as QF2. */
  key: z.string(),
  /** The number called in the hall; null for byes. */
  number: z.number().int().nullable(),
  round: fightRound,
  /** Column of the bracket drawing, from 0. */
  depth: z.number().int(),
  /** Order inside the bracket. */
  order: z.number().int(),
  status: fightStatus,
  mat: z.object({ id: matId, name: z.string() }).nullable(),
  plannedAt: z.iso.datetime().nullable(),
  startedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
  first: fightSide,
  second: fightSide,
  /** True while the table shows the first athlete on the right. */
  swapped: z.boolean(),
  score: z.object({ first: sideScore, second: sideScore }).nullable(),
  phase: z.string().nullable(),
  clock: fightClock.nullable(),
  winner: corner.nullable(),
  method: winMethod.nullable(),
  submission: z.string().nullable(),
  /** Grows with every change; a device ignores what is older than what it shows. */
  version: z.number().int(),
});
export type Fight = z.infer<typeof fight>;

const base = {
  actionId,
  fightClockMs: z.number().int().min(-1).max(86_400_000),
  at: z.number().int(),
};
const act = <const K extends string, S extends z.ZodRawShape>(kind: K, shape: S) =>
  z.object({ ...base, kind: z.literal(kind), ...shape });

/** What a scoreboard sends. The fight's state is the list of these; the score is never stored. */
export const fightAction = z.union([
  act("clock", { do: z.enum(["start", "stop"]) }),
  act("clock", { do: z.literal("set"), remainingMs: z.number().int().min(0).max(86_400_000) }),
  act("score", { corner, button: z.string().max(40) }),
  act("advantage", { corner }),
  act("penalty", { corner }),
  act("phase", { phase: z.string().max(40) }),
  act("swap", {}),
  act("finish", {
    winner: corner.nullable(),
    method: winMethod,
    submission: z.string().trim().max(80).optional(),
    /** False for a historical points win whose figures nobody kept. */
    scoreRecorded: z.boolean().optional(),
  }),
  act("confirm", {}),
  act("reopen", { reason: z.string().trim().min(1).max(300) }),
  act("void", { voids: actionId }),
  act("note", { text: z.string().trim().min(1).max(500) }),
]);
export type FightAction = z.infer<typeof fightAction> & Action;

export const listFights = endpoint({
  method: "GET",
  path: "/events/:eventId/fights",
  summary: "An event's fights in the order of their mats and times.",
  params: z.object({ eventId }),
  query: z.object({
    matId: matId.optional(),
    categoryId: categoryId.optional(),
    open: z.stringbool().optional(),
  }),
  response: z.array(fight),
});

export const getFight = endpoint({
  method: "GET",
  path: "/fights/:fightId",
  summary: "One fight as a TV shows it, with the next fights of its mat.",
  params: z.object({ fightId }),
  response: z.object({
    fight,
    category,
    eventName: z.string(),
    ruleSet: ruleSetId,
    next: z.array(fight),
  }),
});

export const getScoreboard = endpoint({
  method: "GET",
  path: "/fights/:fightId/scoreboard",
  summary: "A fight with its rules and its list of actions, for the mat table.",
  params: z.object({ fightId }),
  response: z.object({
    fight,
    category,
    eventName: z.string(),
    ruleSet: ruleSetId,
    /** Length of the fight, seconds. */
    fightSeconds: z.number().int(),
    actions: z.array(fightAction),
    next: z.array(fight),
    /** Whoever may not manage the event goes back to the queue of their mat, not into the set-up. */
    can: z.object({ manage: z.boolean() }),
  }),
});
export type Scoreboard = z.infer<typeof getScoreboard.response>;

export const addActions = endpoint({
  method: "POST",
  path: "/fights/:fightId/actions",
  summary: "Adds a scoreboard's actions in their order; one that was sent before counts once.",
  params: z.object({ fightId }),
  body: z.object({
    deviceId: z.string().min(1).max(60),
    actions: z.array(fightAction).min(1).max(500),
  }),
  response: z.object({ fight, refused: z.array(z.object({ actionId, why: z.string() })) }),
});
