const STEPS_PER_DOUBLING = 32

/** Counts times in buckets that grow by 2 %: exact enough for a quantile, small whatever the load. */
export class Latencies {
  readonly #buckets = new Map<number, number>()
  count = 0

  add(ms: number): void {
    const bucket = Math.round(Math.log2(Math.max(ms, 0.001)) * STEPS_PER_DOUBLING)
    this.#buckets.set(bucket, (this.#buckets.get(bucket) ?? 0) + 1)
    this.count += 1
  }

  merge(entries: readonly (readonly [number, number])[]): void {
    for (const [bucket, count] of entries) {
      this.#buckets.set(bucket, (this.#buckets.get(bucket) ?? 0) + count)
      this.count += count
    }
  }

  entries(): [number, number][] {
    return [...this.#buckets]
  }

  /** Milliseconds within which this share of all answers came. */
  quantile(share: number): number {
    let left = this.count * share
    for (const [bucket, count] of this.entries().toSorted(([a], [b]) => a - b)) {
      left -= count
      if (left <= 0) return 2 ** (bucket / STEPS_PER_DOUBLING)
    }
    return Number.NaN
  }
}
