import { distanceKm, roundPoint, type Point } from '#shared/place/geo.ts'

const TIMEOUT_MS = 10_000
const MAXIMUM_AGE_MS = 300_000

/**
 * Where the visitor is, to three decimals; asked for by a button only. Nothing where the browser
 * cannot or may not tell.
 */
export function locate(): Promise<Point | undefined> {
  if (!('geolocation' in navigator)) return Promise.resolve(undefined)
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(roundPoint(coords)),
      () => resolve(undefined),
      { enableHighAccuracy: false, timeout: TIMEOUT_MS, maximumAge: MAXIMUM_AGE_MS },
    )
  })
}

const NEAR_KM = 25

/** The known area around a point, where there is one near enough. */
export function nearestArea<T extends Point>(point: Point, areas: readonly T[]): T | undefined {
  let best: { area: T; km: number } | undefined
  for (const area of areas) {
    const km = distanceKm(point, area)
    if (km <= NEAR_KM && (best === undefined || km < best.km)) best = { area, km }
  }
  return best?.area
}
