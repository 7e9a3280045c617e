import { type BracketState, buildBracket, type Format, play, type Result } from "@chave/brackets";
import type { RegistrationId } from "@chave/contract";

/** A bracket as it stands: its stored format and positions with the results of its fights. */
export function bracketStateOf(
  bracket: { format: Format; positions: readonly (RegistrationId | null)[] },
  fights: readonly { key: string; result: Result | null }[],
): BracketState {
  const results = fights.flatMap(({ key, result }) => (result ? [[key, result] as const] : []));
  return play(buildBracket(bracket.format, bracket.positions), Object.fromEntries(results));
}
