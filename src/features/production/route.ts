import { distanceKm, type Point } from '#shared/place/geo.ts'

export interface Stop {
  windowFrom: string
  /** With its emirate: `Dubai/Al Barsha`. */
  area: string
  /** The middle of the area, or of the emirate where the area is not known. */
  point: Point
  building: string
  flat: string
  /** Breaks the last tie, so that the order is always the same. */
  id: number
}

const byText = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

const compareAddresses = (a: Stop, b: Stop): number =>
  byText.compare(a.building, b.building) || byText.compare(a.flat, b.flat) || a.id - b.id

/**
 * The stops of a day as they are driven: one time window after the other, each from the kitchen over
 * its areas by the shortest way found, and in an area by building and flat.
 */
export function inRouteOrder<S extends Stop>(stops: readonly S[], kitchen: Point): S[] {
  const windows = Map.groupBy(stops, ({ windowFrom }) => windowFrom)
  return [...windows.keys()].toSorted().flatMap((from) => {
    const areas = Map.groupBy(windows.get(from) ?? [], ({ area }) => area)
    const places = [...areas].map(([name, [first]]) => ({ name, point: first?.point ?? kitchen }))
    return shortestWay(places, kitchen).flatMap(
      ({ name }) => areas.get(name)?.toSorted(compareAddresses) ?? [],
    )
  })
}

interface Place {
  name: string
  point: Point
}

/** An open way from the start: always to the nearest place, then without the detours of that. */
export function shortestWay(places: readonly Place[], start: Point): Place[] {
  const left = places.toSorted((a, b) => byText.compare(a.name, b.name))
  const way: Place[] = []
  let here = start
  while (left.length > 0) {
    const distances = left.map(({ point }) => distanceKm(here, point))
    const [next] = left.splice(distances.indexOf(Math.min(...distances)), 1)
    if (!next) break
    way.push(next)
    here = next.point
  }
  return withoutDetours(way, start)
}

/** Turns a stretch of the way round as long as that makes the whole shorter (2-opt). */
function withoutDetours(way: Place[], start: Point): Place[] {
  for (let from = 0; from < way.length - 1; from++) {
    for (let to = from + 1; to < way.length; to++) {
      const turned = [
        ...way.slice(0, from),
        ...way.slice(from, to + 1).toReversed(),
        ...way.slice(to + 1),
      ]
      if (lengthKm(turned, start) < lengthKm(way, start) - 1e-9)
        return withoutDetours(turned, start)
    }
  }
  return way
}

/** Of the whole way, in km as the crow flies. */
export const lengthKm = (way: readonly Place[], start: Point): number =>
  way.reduce(({ km, here }, { point }) => ({ km: km + distanceKm(here, point), here: point }), {
    km: 0,
    here: start,
  }).km
