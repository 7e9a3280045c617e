/** A statement takes at most 65,535 values: long lists are written and looked up in parts. */
const rowsPerStatement = 500;

export function batchesOf<T>(rows: readonly T[], size = rowsPerStatement): T[][] {
  const batches: T[][] = [];
  for (let at = 0; at < rows.length; at += size) batches.push(rows.slice(at, at + size));
  return batches;
}
