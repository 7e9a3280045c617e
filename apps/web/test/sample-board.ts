import {
  addActions,
  type Fight,
  type FightAction,
  fight as fightSchema,
  getFight,
  getScoreboard,
  getTime,
  listFights,
  type OutputOf,
  type RuleSetId,
  type Scoreboard,
} from "@chave/contract";
import {
  type FightScore,
  replay,
  ruleSets,
  type SideScore,
  whyNot,
  withLength,
} from "@chave/scoring";
import { answers, type FakeAnswer } from "./fake-api.ts";
import { fakeLive } from "./fake-live.ts";
import {
  positionSide,
  sampleCategory,
  sampleEntries,
  sampleFight,
  sampleId,
  sideFrom,
} from "./sample-bracket.ts";

const mat = { id: sampleId(5, 3), name: "3" };
const entries = sampleEntries(4);
const round = { name: "semifinal", size: 4 };
const seconds = 360;

/** João Silva against Maria Eduarda, then Rui against Ana, then the final, all on mat 3. */
const [semifinal, otherSemifinal] = [0, 2].map((n) =>
  sampleFight(128 + n, {
    key: `SF${n / 2 + 1}`,
    round,
    depth: 0,
    mat: fightSchema.shape.mat.parse(mat),
    first: positionSide(entries[n]!, n),
    second: positionSide(entries[n + 1]!, n + 1),
  }),
) as [Fight, Fight];
const final = sampleFight(140, {
  key: "F",
  round: { name: "final", size: 2 },
  depth: 1,
  mat: fightSchema.shape.mat.parse(mat),
  first: sideFrom("winner", semifinal),
  second: sideFrom("winner", otherSemifinal),
});

/** A server that holds one fight: it stores actions, counts each once, and tells the live stream. */
export function fakeBoard({
  ruleSet = "ibjjf" as RuleSetId,
  changes = {} as Partial<Fight>,
  manages = true,
} = {}) {
  const rules = withLength(ruleSets[ruleSet]!, seconds);
  const category = sampleCategory({ fightSeconds: seconds });
  const live = fakeLive();
  const server = { actions: [] as FightAction[], version: 1, isAway: false };
  const next = [otherSemifinal, final];

  const fight = (): Fight => ({
    ...semifinal,
    ...viewOf(replay(rules, server.actions), server.version, server.actions.at(-1)?.at ?? 0),
    ...changes,
  });
  const store = (sent: readonly FightAction[]) => {
    const known = new Set(server.actions.map(({ actionId }) => actionId));
    const refused: { actionId: string; why: string }[] = [];
    for (const action of sent.filter(({ actionId }) => !known.has(actionId))) {
      const why = whyNot(rules, replay(rules, server.actions), action);
      if (why) refused.push({ actionId: action.actionId, why });
      else server.actions.push(action);
    }
    server.version += 1;
    live.say({ kind: "fight", eventId: semifinal.eventId, fight: fight() });
    return refused;
  };
  const shown = (): OutputOf<typeof getFight> => ({
    fight: fight(),
    category,
    eventName: "Copa Recife",
    ruleSet,
    next,
  });
  const board = (): Scoreboard => ({
    ...shown(),
    fightSeconds: seconds,
    actions: [...server.actions],
    can: { manage: manages },
  });

  const api: FakeAnswer[] = [
    live.api,
    answers(getTime, () => ({ nowMs: Date.now() })),
    answers(getFight, shown),
    answers(getScoreboard, board),
    answers(listFights, () => [fight(), ...next].filter(({ status }) => status !== "finished")),
    answers(addActions, ({ body }) => {
      if (server.isAway) throw new TypeError("Failed to fetch");
      const refused = store(body.actions as FightAction[]);
      return { fight: fight(), refused };
    }),
  ];
  return { api, server, live, store, fight: semifinal, next };
}

function viewOf(score: FightScore, version: number, lastAt: number): Partial<Fight> {
  const begun = score.status !== "not_started";
  return {
    status: score.result ? "finished" : begun ? "running" : "ready",
    swapped: score.swapped,
    phase: score.phase,
    score: begun ? { first: figuresOf(score.first), second: figuresOf(score.second) } : null,
    clock: begun ? score.clock : null,
    winner: score.result?.winner ?? null,
    method: score.result?.method ?? null,
    submission: score.result?.submission ?? null,
    finishedAt: score.result ? new Date(lastAt).toISOString() : null,
    version,
  };
}

const figuresOf = ({ points, advantages, penalties }: SideScore) => ({
  points,
  advantages,
  penalties,
});
