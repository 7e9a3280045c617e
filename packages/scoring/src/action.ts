/** The athlete in bracket order; side of the mat and colour are a view, never part of the score. */
export type Corner = "first" | "second";

export const otherCorner = (corner: Corner): Corner => (corner === "first" ? "second" : "first");

export const winMethods = [
  "submission",
  "points",
  "advantages",
  "penalties",
  "decision",
  "disqualification",
  "walkover",
  "no_show",
  "injury",
  "closeout",
] as const;
export type WinMethod = (typeof winMethods)[number];

/** These end a fight without fighting it out: the screen asks a second time before it confirms them. */
export const isGraveMethod = (method: WinMethod): boolean =>
  method === "disqualification" || method === "walkover" || method === "no_show";

type ActionBase = {
  /** Made by the device; the same id twice is the same action. */
  actionId: string;
  /** What the fight clock showed: milliseconds left in the phase. */
  fightClockMs: number;
  /** Milliseconds since 1970, the device's best estimate of the server's clock. */
  at: number;
};

/** Everything that can happen to a fight. The fight *is* the list of these; nothing else is stored. */
export type Action = ActionBase &
  (
    | { kind: "clock"; do: "start" | "stop" }
    | { kind: "clock"; do: "set"; remainingMs: number }
    | { kind: "score"; corner: Corner; button: string }
    | { kind: "advantage"; corner: Corner }
    /** The corner is the one who is penalized. */
    | { kind: "penalty"; corner: Corner }
    | { kind: "phase"; phase: string }
    | { kind: "timer"; timer: string; corner: Corner | null; do: "start" | "stop" | "reset" }
    | { kind: "swap" }
    | { kind: "call"; corner: Corner; call: "called" | "present" | "absent" }
    | {
        kind: "finish";
        /** Null when nobody wins: both absent, both disqualified, or a draw where the rules know one. */
        winner: Corner | null;
        method: WinMethod;
        submission?: string;
        /** False when it is known who won on points but not with which score (imports of past events). */
        scoreRecorded?: boolean;
      }
    | { kind: "confirm" }
    | { kind: "reopen"; reason: string }
    | { kind: "void"; voids: string }
    /** Corrects a score, an advantage or a penalty where it stands; what is left out stays as it was. */
    | { kind: "amend"; amends: string; corner?: Corner; button?: string }
    | { kind: "note"; text: string }
  );

export type ActionKind = Action["kind"];
