import type { Category, Fight } from "@chave/contract";

/** What an organizer should look at before the fights begin. */
export type Attention = { alone: boolean; sameGym: string | null };

/** Alone in the category, or two of one gym in a first fight that is not the final. */
export function attentionOf(category: Category, fights: readonly Fight[]): Attention {
  const early = fights.find((fight) => fight.categoryId === category.id && meetsOwnGym(fight));
  return {
    alone: category.entries === 1,
    sameGym: category.entries > 3 ? (early?.first.gymName ?? null) : null,
  };
}

function meetsOwnGym({ first, second, round, status }: Fight): boolean {
  if (round.name === "group" || status === "finished" || !first.gymName) return false;
  const isFirstFight = first.from.kind === "position" && second.from.kind === "position";
  return isFirstFight && first.gymName === second.gymName;
}

export const needsYou = ({ alone, sameGym }: Attention): boolean => alone || sameGym !== null;
