/** The first of all in an order, as if they were sorted; without sorting the rest. */
export function firstOf<T>(
  all: Iterable<T>,
  count: number,
  compare: (one: T, other: T) => number,
): T[] {
  const first: T[] = []
  for (const one of all) {
    const last = first.at(-1)
    if (last !== undefined && first.length >= count && compare(one, last) >= 0) continue
    first.splice(indexFor(one, first, compare), 0, one)
    if (first.length > count) first.pop()
  }
  return first
}

/** After its equals. */
function indexFor<T>(one: T, sorted: readonly T[], compare: (one: T, other: T) => number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compare(one, sorted[middle] as T) < 0) high = middle
    else low = middle + 1
  }
  return low
}
