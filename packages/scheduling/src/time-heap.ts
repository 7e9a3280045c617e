/** Numbers waiting for their time; the earliest comes out first, at one time the lowest number. */
export class TimeHeap {
  #times: number[] = [];
  #values: number[] = [];

  get nextTime(): number {
    return this.#times[0] ?? Infinity;
  }

  push(time: number, value: number): void {
    let hole = this.#times.length;
    while (hole > 0) {
      const parent = (hole - 1) >> 1;
      if (!this.#isBefore(time, value, parent)) break;
      this.#copy(parent, hole);
      hole = parent;
    }
    this.#times[hole] = time;
    this.#values[hole] = value;
  }

  pop(): number | undefined {
    const top = this.#values[0];
    const time = this.#times.pop();
    const value = this.#values.pop();
    if (time === undefined || value === undefined || this.#times.length === 0) return top;
    let hole = 0;
    for (;;) {
      let child = 2 * hole + 1;
      if (child >= this.#times.length) break;
      const right = child + 1;
      if (
        right < this.#times.length &&
        this.#isBefore(this.#times[right]!, this.#values[right]!, child)
      )
        child = right;
      if (this.#isBefore(time, value, child)) break;
      this.#copy(child, hole);
      hole = child;
    }
    this.#times[hole] = time;
    this.#values[hole] = value;
    return top;
  }

  #isBefore(time: number, value: number, other: number): boolean {
    const otherTime = this.#times[other]!;
    return time < otherTime || (time === otherTime && value < this.#values[other]!);
  }

  #copy(from: number, to: number): void {
    this.#times[to] = this.#times[from]!;
    this.#values[to] = this.#values[from]!;
  }
}
