import { type BracketState, placings } from "@chave/brackets";
import type { Placing, RegistrationId } from "@chave/contract";

type Named = { registrationId: RegistrationId; name: string; gymName: string };

/** The places that are certain, with their people. */
export function presentPlacings(state: BracketState, entries: readonly Named[]): Placing[] {
  const people = new Map<string, Named>(entries.map((entry) => [entry.registrationId, entry]));
  return placings(state).flatMap(({ place, entry, medal }) => {
    const person = people.get(entry);
    if (!person) return [];
    const { registrationId, name, gymName } = person;
    return [{ place, registrationId, name, gymName, medal }];
  });
}
