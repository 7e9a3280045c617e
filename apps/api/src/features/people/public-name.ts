/** "Ana Maria Lima" as "Ana L.". */
export function shortName(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1)! : null;
  return last ? `${words[0]} ${[...last][0]!.toUpperCase()}.` : words[0]!;
}
