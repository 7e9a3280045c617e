/** The next free numbered names, `Tatame 3`, `Tatame 4`; `nameOf` says the name of a number. */
export function nextMatNames(
  taken: readonly string[],
  count: number,
  nameOf: (number: number) => string,
): string[] {
  const used = new Set(taken.map((name) => name.trim().toLowerCase()));
  const names: string[] = [];
  // From as many as there are: who has three mats, whatever their names, adds the fourth.
  for (let number = taken.length + 1; names.length < count; number++) {
    const name = nameOf(number);
    if (!used.has(name.toLowerCase())) names.push(name);
  }
  return names;
}
