import { drawAndPlay, entriesOf } from "/work/main/bench/brackets/ours.ts";
import { drawAndPlayWithManager } from "/work/main/bench/brackets/brackets-manager.ts";
import { categorySizes } from "/work/main/bench/brackets/sizes.ts";
for (const type of ["single_elimination","double_elimination","round_robin"] as const) {
  const sizes = categorySizes(600, 5000, type === "double_elimination" ? 4 : 2); const cats = sizes.map(entriesOf);
  const o: number[] = [], p: number[] = []; let cold = 0;
  for (let k = 0; k < 21; k++) {
    globalThis.gc?.(); let c = process.cpuUsage(); cats.forEach((e, n) => drawAndPlay(e, type, `bench-${n}`)); let d = process.cpuUsage(c); const a=(d.user + d.system) / 1000; if (k===0) cold=a; if (k >= 10) o.push(a);
    globalThis.gc?.(); c = process.cpuUsage(); for (const s of sizes) await drawAndPlayWithManager(s, type); d = process.cpuUsage(c); if (k >= 10) p.push((d.user + d.system) / 1000);
  }
  const m = (x: number[]) => x.sort((a, b) => a - b)[5]!;
  console.log(type, "cpu ms ours", m(o).toFixed(1), "peer", m(p).toFixed(1), "ratio", (m(o) / m(p)).toFixed(4), "first run", cold.toFixed(0));
}
