/** The smallest power of two that holds n, at least 1. */
export function bracketSize(n: number): number {
  let size = 1;
  while (size < n) size *= 2;
  return size;
}

const orders = new Map<number, readonly number[]>();

/** Seeds by position for a power of two: 8 gives 1 8 4 5 2 7 3 6, so the best two can only meet in the final. */
export function seedOrder(size: number): readonly number[] {
  const known = orders.get(size);
  if (known) return known;
  let order = [1];
  while (order.length < size) {
    const sum = order.length * 2 + 1;
    order = order.flatMap((seed) => [seed, sum - seed]);
  }
  orders.set(size, order);
  return order;
}
