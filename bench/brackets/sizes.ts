/** Sizes of `count` categories that hold `athletes` in all, as uneven as at a real event; the same at every call. */
export function categorySizes(count: number, athletes: number, smallest: number): number[] {
  let state = 20_261_120;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const sizes: number[] = Array.from({ length: count }, () => smallest);
  // Large categories draw more: the chance to grow goes with the size.
  for (let left = athletes - count * smallest; left > 0; left--) {
    const [a, b] = [Math.floor(random() * count), Math.floor(random() * count)];
    const at = sizes[a]! > sizes[b]! && sizes[a]! < 64 ? a : b;
    sizes[at]!++;
  }
  return sizes;
}
