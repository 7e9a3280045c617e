import { buildBracket, type Format, play } from "@chave/brackets";
import type { CategoryId, EventId, FightId, RegistrationId } from "@chave/contract";
import type { Context } from "#api/context.ts";
import { newId } from "#api/ids.ts";
import { publish } from "#api/live/publish.ts";
import * as queries from "./draws.queries.ts";
import type { Place } from "./draws.rules.ts";

type DrawToSave = {
  categoryId: CategoryId;
  eventId: EventId;
  format: Format;
  places: Place[];
  seed: string | null;
  drawNumber: number;
  changedByHand: boolean;
};

/** Writes a bracket with its fights anew, inside the transaction that holds it. */
export async function saveDraw(
  ctx: Context,
  { places, ...drawn }: DrawToSave,
  before: queries.BracketRow | undefined,
): Promise<void> {
  const { categoryId, eventId } = drawn;
  const positions = places.map((place) => place.registrationId);
  await queries.saveBracket(ctx.db, {
    ...drawn,
    positions,
    reasons: places.map((place) => place.reason),
    version: (before?.version ?? 0) + 1,
    createdAt: ctx.now,
  });
  const rows = fightsOf(drawn.format, positions).map((fight) => ({
    ...fight,
    id: newId<FightId>(),
    eventId,
    categoryId,
  }));
  await queries.replaceFights(ctx.db, categoryId, rows);
  await publish(ctx, { kind: "bracket", eventId, categoryId });
}

function fightsOf(format: Format, positions: (RegistrationId | null)[]) {
  const bracket = buildBracket(format, positions);
  const { fights } = play(bracket);
  return bracket.fights.map(({ key, round, depth, order }, index) => {
    const { status, first, second } = fights[index]!;
    return {
      key,
      round,
      depth,
      order,
      // Nothing has been fought yet, so no fight is done.
      status: status === "done" ? ("finished" as const) : status,
      firstId: first as RegistrationId | null,
      secondId: second as RegistrationId | null,
    };
  });
}
