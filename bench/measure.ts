/** Milliseconds that a run took: the median of five, after one that does not count. */
export async function medianMs(run: () => unknown, runs = 5): Promise<number> {
  await run();
  const times: number[] = [];
  for (let n = 0; n < runs; n++) {
    globalThis.gc?.();
    const began = performance.now();
    await run();
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b)[Math.floor(runs / 2)]!;
}

export type Line = {
  bench: string;
  case: string;
  value: number;
  unit: string;
  peer: string;
  peerValue: number;
  /** `value / peerValue`: below 1 we are faster. */
  ratio: number;
  goal: string;
};

export function print(line: Omit<Line, "ratio">): void {
  const rounded = (n: number) => Number(n.toPrecision(4));
  const { value, peerValue } = line;
  const ratio = rounded(value / peerValue);
  console.log(
    JSON.stringify({ ...line, value: rounded(value), peerValue: rounded(peerValue), ratio }),
  );
}
