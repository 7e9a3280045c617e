/** Words that many gyms and federations have in their name: two names are not alike because of them. */
const commonWords = new Set(
  (
    "academia academy arte artes artsuave associacao association bjj brasil brasileira brasileiro brazil brazilian " +
    "centro clube club confederacao ct da das de do dojo dos e equipe escola esporte fc federacao federation " +
    "fight fighters gi grappling gym instituto jiu jiujitsu jitsu jj judo luta lutas marciais martial mma nogi of " +
    "projeto school suave team the time training treinamento"
  ).split(" "),
);

const wordsOf = (nameKey: string): string[] => nameKey.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/** The words that tell one name from another; all of them where every word is a common one. */
export function tellingWords(nameKey: string): string[] {
  const words = wordsOf(nameKey);
  const telling = words.filter((word) => !commonWords.has(word));
  return telling.length > 0 ? telling : words;
}

/** How much two names are alike, from 0 to 1; in any order of words, with a letter wrong in a longer word. */
export function likeness(a: string, b: string): number {
  const [first, second] = [tellingWords(a), tellingWords(b)];
  const joined = [first.join(""), second.join("")] as const;
  if (joined[0] === "" || joined[1] === "") return 0;
  const whole = sameWord(...joined);
  const shared = first.reduce((sum, word) => {
    const best = Math.max(...second.map((other) => sameWord(word, other)));
    return sum + best * word.length;
  }, 0);
  const back = second.reduce((sum, word) => {
    const best = Math.max(...first.map((other) => sameWord(word, other)));
    return sum + best * word.length;
  }, 0);
  return Math.max(whole, (shared + back) / (joined[0].length + joined[1].length));
}

/** 1 for the same word, less for one that is cut short or misspelt, 0 for another. */
function sameWord(a: string, b: string): number {
  if (a === b) return 1;
  const shorter = Math.min(a.length, b.length);
  if (shorter >= 3 && (a.startsWith(b) || b.startsWith(a))) return 0.8;
  const allowed = shorter >= 8 ? 2 : shorter >= 4 ? 1 : 0;
  return editDistance(a, b, allowed) <= allowed && allowed > 0 ? 0.9 : 0;
}

/** Letters to change, add or leave out; anything above `most` counts as `most + 1`. */
function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let above = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = above[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(change, above[j]! + 1, row[j - 1]! + 1));
    }
    above = row;
  }
  return above[b.length]!;
}

/** Pieces of a name of which a similar one has at least one: beginnings of its words. */
export const piecesOf = (nameKey: string): string[] =>
  tellingWords(nameKey)
    .filter((word) => word.length >= 2)
    .map((word) => word.slice(0, 3));

/** Ids of names that are probably one: neighbours when their telling words are sorted. */
export function likelySame(
  names: readonly { id: string; nameKey: string }[],
  { atLeast, lookAhead }: { atLeast: number; lookAhead: number },
): string[][] {
  const sorted = names
    .map((name) => ({ ...name, key: tellingWords(name.nameKey).toSorted().join(" ") }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const groupOf = new Map<string, string[]>();
  for (const [at, name] of sorted.entries())
    for (const next of sorted.slice(at + 1, at + 1 + lookAhead)) {
      if (likeness(name.nameKey, next.nameKey) < atLeast) continue;
      const group = groupOf.get(name.id) ?? [name.id];
      if (!group.includes(next.id)) group.push(next.id);
      for (const id of group) groupOf.set(id, group);
    }
  return [...new Set(groupOf.values())];
}
