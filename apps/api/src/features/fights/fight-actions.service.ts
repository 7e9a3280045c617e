import { isDeepStrictEqual } from "node:util";
import type { Result } from "@chave/brackets";
import type {
  addActions,
  FightAction,
  FightId,
  FightStatus,
  InputOf,
  OutputOf,
} from "@chave/contract";
import { ruleSets, withLength } from "@chave/scoring";
import { recordAudit } from "#api/audit.ts";
import { type Context, inTransaction } from "#api/context.ts";
import { AppError, forbidUnless, orNotFound } from "#api/errors.ts";
import { findScoredEvent, mayScoreOn } from "#api/features/events/events.service.ts";
import { publish } from "#api/live/publish.ts";
import { movesIn, withResult } from "./bracket-progress.ts";
import { bracketStateOf } from "./bracket-state.ts";
import * as queries from "./fight-actions.queries.ts";
import { viewsOf } from "./fight-views.service.ts";
import { findNext } from "./fights.queries.ts";
import { boardOf, bracketResultOf, isOnTheMat, sift, statusOf, wasFought } from "./fights.rules.ts";

type Sent = InputOf<typeof addActions>["body"];

/** Stores what a scoreboard sends, replays the fight, and moves the athletes on when it has been decided. */
export async function add(
  ctx: Context,
  id: FightId,
  sent: Sent,
): Promise<OutputOf<typeof addActions>> {
  const home = orNotFound(await queries.findHome(ctx.db, id));
  const event = await findScoredEvent(ctx, home.eventId, home.matId);
  const rules = withLength(ruleSets[event.ruleSet]!, home.seconds);

  return inTransaction(ctx, async (ctx) => {
    const bracket = orNotFound(await queries.lockBracket(ctx.db, home.categoryId));
    const fight = orNotFound(await queries.lockFight(ctx.db, id));
    // A new plan may have moved it to another mat since.
    forbidUnless(mayScoreOn(ctx.actor, event, fight.matId), ctx.actor);
    if (!canTakeActions.has(fight.status)) throw new AppError("fight_not_ready");

    const stored = await queries.findActions(ctx.db, id);
    const { fresh, refused, before, after } = sift(rules, stored, sent.actions);
    if (fresh.length === 0) return { fight: (await viewsOf(ctx, [id]))[0]!, refused };

    await store(ctx, id, sent.deviceId, fresh);
    const result = bracketResultOf(rules, after);
    const hasNewResult = !isDeepStrictEqual(bracketResultOf(rules, before), result);
    if (result) refuseDraw(fight, result);
    await queries.updateFight(ctx.db, id, {
      status: statusOf(after),
      board: boardOf(after),
      result,
      startedAt: wasFought(after) ? (fight.startedAt ?? ctx.now) : null,
      finishedAt: hasNewResult ? result && ctx.now : fight.finishedAt,
    });
    const moved = hasNewResult ? await advance(ctx, bracket, fight, result) : [];
    if (isOnTheMat(after) && !isOnTheMat(before)) await refuseBusy(ctx, fight);
    const views = await viewsOf(ctx, [id, ...moved]);
    for (const view of views)
      await publish(ctx, { kind: "fight", eventId: fight.eventId, fight: view });
    if (hasNewResult) await announceResult(ctx, fight, result);
    return { fight: views.find((view) => view.id === id)!, refused };
  });
}

const canTakeActions: ReadonlySet<FightStatus> = new Set(["ready", "running", "finished"]);

/** Only a group's table knows what to do with a draw. */
function refuseDraw(fight: queries.LockedFight, { winner, method }: Result): void {
  if (winner === null && method === "decision" && !fight.round.group)
    throw new AppError("result_incomplete");
}

/** An athlete in two categories cannot stand on two mats. */
async function refuseBusy(ctx: Context, fight: queries.LockedFight): Promise<void> {
  const athletes = [fight.firstId!, fight.secondId!];
  await queries.lockCompetitors(ctx.db, athletes);
  const busy = await queries.findBusyAthlete(ctx.db, fight.eventId, fight.id, athletes);
  if (busy)
    throw new AppError("fight_athlete_busy", {
      name: busy.name,
      mat: busy.mat ?? `#${busy.number ?? ""}`,
    });
}

async function store(
  ctx: Context,
  id: FightId,
  deviceId: string,
  fresh: FightAction[],
): Promise<void> {
  const from = { deviceId, operatorId: ctx.actor!.userId, receivedAt: ctx.now };
  const inserted = await queries.insertActions(ctx.db, id, fresh, from);
  // Some of these ids are another fight's: a device that mixes fights up must not lose what it sent here.
  if (inserted < fresh.length) throw new AppError("conflict");
}

/** Gives the bracket the new result; answers the other fights that changed by it. */
async function advance(
  ctx: Context,
  bracket: queries.LockedBracket,
  fight: queries.LockedFight,
  result: Result | null,
): Promise<FightId[]> {
  const rows = await queries.findFightsOfBracket(ctx.db, fight.categoryId);
  const others = rows.filter(({ id }) => id !== fight.id);
  const state = bracketStateOf(bracket, [...others, fight]);
  const change = { before: fight.result, after: result };
  const moves = movesIn(withResult(state, rows, fight.key, change), others);
  for (const { id, to } of moves) await queries.updateFight(ctx.db, id, to);
  await queries.bumpBracket(ctx.db, fight.categoryId);
  return moves.map(({ id }) => id);
}

async function announceResult(
  ctx: Context,
  fight: queries.LockedFight,
  result: Result | null,
): Promise<void> {
  const { id, eventId, categoryId } = fight;
  const change = { before: fight.result, after: result };
  await recordAudit(ctx, result ? "fight.finished" : "fight.reopened", id, change);
  await publish(ctx, { kind: "bracket", eventId, categoryId });
  if (!result) return;
  const [next] = await findNext(ctx.db, fight, 1);
  await publish(ctx, { kind: "next", eventId, fightId: id, nextFightId: next?.fight.id ?? null });
}
