type Contestant = { name: string; run: () => unknown };

/**
 * Milliseconds each contestant takes, in the order given: the median of five runs, after ten that do not count. They
 * take turns, so that whatever slows the machine down meets all of them.
 */
export async function medianMs(
  contestants: readonly Contestant[],
  { warmUps = 10, runs = 5 } = {},
): Promise<{ name: string; ms: number }[]> {
  const times = contestants.map((): number[] => []);
  for (let turn = -warmUps; turn < runs; turn++) {
    for (const [index, { run }] of contestants.entries()) {
      globalThis.gc?.();
      const began = performance.now();
      await run();
      if (turn >= 0) times[index]!.push(performance.now() - began);
    }
  }
  return contestants.map(({ name }, index) => ({ name, ms: median(times[index]!) }));
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;
}

type Line = {
  bench: string;
  case: string;
  value: number;
  unit: string;
  peer: string;
  peerValue: number;
  goal: string;
};

/** One JSON line, with the ratio `value / peerValue`: below 1 we are faster. */
export function print(line: Line): void {
  const rounded = (n: number) => Number(n.toPrecision(4));
  const { value, peerValue } = line;
  const ratio = rounded(value / peerValue);
  console.log(
    JSON.stringify({ ...line, value: rounded(value), peerValue: rounded(peerValue), ratio }),
  );
}
