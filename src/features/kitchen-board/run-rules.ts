/** Drivers on a kitchen's list. R-RUN-11 */
export const DRIVERS_MAX = 50

export interface Stop {
  id: number
  /** Its place in the order of the whole route. */
  number: number
  area: string
}

/** What it costs to send two drivers into one area, in stops of imbalance squared. */
const SPLIT_AREA_COST = 8

/**
 * Splits a route among drivers: everyone gets a stretch in one piece, of nearly the same length, and
 * areas stay whole where that costs little. Drivers without a stop get an empty list. R-RUN-7
 */
export function suggestRuns<S extends Stop>(stops: readonly S[], drivers: number): S[][] {
  if (drivers < 1) return []
  const route = stops.toSorted((a, b) => a.number - b.number)
  const ends = cheapestEnds(route, Math.min(drivers, Math.max(1, route.length)))
  const runs = ends.map((end, index) => route.slice(ends[index - 1] ?? 0, end))
  return [...runs, ...Array.from({ length: drivers - runs.length }, () => [])]
}

/** Where each driver's stretch ends, by the cheapest division of every beginning of the route. */
function cheapestEnds(route: readonly Stop[], drivers: number): number[] {
  const even = route.length / drivers
  const best: { cost: number; from: number }[][] = [[{ cost: 0, from: 0 }]]
  for (let driver = 1; driver <= drivers; driver++) {
    const row: { cost: number; from: number }[] = []
    for (let end = driver; end <= route.length; end++) {
      let found = { cost: Infinity, from: driver - 1 }
      for (let from = driver - 1; from < end; from++) {
        const before = best[driver - 1]?.[from]
        if (!before) continue
        const cost = before.cost + (end - from - even) ** 2 + splitCost(route, end)
        if (cost < found.cost) found = { cost, from }
      }
      row[end] = found
    }
    best.push(row)
  }
  const ends: number[] = []
  let end = route.length
  for (let driver = drivers; driver > 0; driver--) {
    ends.unshift(end)
    end = best[driver]?.[end]?.from ?? 0
  }
  return ends
}

const splitCost = (route: readonly Stop[], end: number): number =>
  route[end] && route[end].area === route[end - 1]?.area ? SPLIT_AREA_COST : 0
