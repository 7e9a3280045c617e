/** What one credit costs in cents of BRL, by how many are bought at once. One credit is one participant of one event. */
export const creditPrices = [
  { from: 1, cents: 125 },
  { from: 1_000, cents: 90 },
  { from: 5_000, cents: 60 },
] as const;
