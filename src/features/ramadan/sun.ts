import { instantAt, type Day } from '#shared/dates.ts'
import type { Point } from '#shared/place/geo.ts'

/**
 * The sun over the Emirates: Jean Meeus, "Astronomical Algorithms" (2nd edition), chapter 25 at low
 * accuracy for the sun's place, chapter 28 for the equation of time, chapter 15 for the hour angle.
 */

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180
const toDegrees = (radians: number): number => (radians * 180) / Math.PI
const sin = (degrees: number): number => Math.sin(toRadians(degrees))
const cos = (degrees: number): number => Math.cos(toRadians(degrees))
const tan = (degrees: number): number => Math.tan(toRadians(degrees))

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** Noon of 1 January 2000, from which the formulas count in centuries. */
const EPOCH_MS = Date.UTC(2000, 0, 1, 12)
const CENTURY_DAYS = 36_525

/** Degrees under the horizon at which dawn breaks: the convention of the United Arab Emirates. */
export const DAWN_DEGREES = 18.2
/** The sun's upper rim on the horizon: its radius, and what the air bends. */
const SUNSET_DEGREES = 0.8333

interface Sun {
  declination: number
  /** Minutes by which a sundial is ahead of a clock. */
  equationMinutes: number
}

function sunAt(instantMs: number): Sun {
  const centuries = (instantMs - EPOCH_MS) / DAY_MS / CENTURY_DAYS
  const meanLongitude = 280.46646 + centuries * (36_000.76983 + centuries * 0.0003032)
  const anomaly = 357.52911 + centuries * (35_999.05029 - centuries * 0.0001537)
  const eccentricity = 0.016708634 - centuries * (0.000042037 + centuries * 0.0000001267)
  const centre =
    sin(anomaly) * (1.914602 - centuries * (0.004817 + centuries * 0.000014)) +
    sin(2 * anomaly) * (0.019993 - centuries * 0.000101) +
    sin(3 * anomaly) * 0.000289
  const node = 125.04 - 1934.136 * centuries
  const longitude = meanLongitude + centre - 0.00569 - 0.00478 * sin(node)
  const obliquity = 23.4392911 - centuries * 0.0130042 + 0.00256 * cos(node)
  const y = tan(obliquity / 2) ** 2
  const equation =
    y * sin(2 * meanLongitude) -
    2 * eccentricity * sin(anomaly) +
    4 * eccentricity * y * sin(anomaly) * cos(2 * meanLongitude) -
    0.5 * y * y * sin(4 * meanLongitude) -
    1.25 * eccentricity * eccentricity * sin(2 * anomaly)
  return {
    declination: toDegrees(Math.asin(sin(obliquity) * sin(longitude))),
    equationMinutes: 4 * toDegrees(equation),
  }
}

/** When the sun is so far under the horizon, before noon or after it. */
function depressionInstant(
  day: Day,
  { latitude, longitude }: Point,
  degrees: number,
  half: 'morning' | 'evening',
): Date {
  const midnightMs = Date.parse(`${day}T00:00:00Z`)
  const sign = half === 'morning' ? -1 : 1
  let instantMs = instantAt(day, '12:00').getTime()
  // The sun moves on while the hours pass: its place is taken again at the time that was found.
  for (let round = 0; round < 3; round++) {
    const { declination, equationMinutes } = sunAt(instantMs)
    const cosine =
      (-sin(degrees) - sin(latitude) * sin(declination)) / (cos(latitude) * cos(declination))
    const noonMinutes = 720 - 4 * longitude - equationMinutes
    const hourAngle = toDegrees(Math.acos(cosine))
    instantMs = midnightMs + (noonMinutes + sign * 4 * hourAngle) * MINUTE_MS
  }
  return new Date(instantMs)
}

/** When the fast begins: the first light of the morning. */
export const dawnAt = (day: Day, place: Point): Date =>
  depressionInstant(day, place, DAWN_DEGREES, 'morning')

/** When the fast ends. */
export const sunsetAt = (day: Day, place: Point): Date =>
  depressionInstant(day, place, SUNSET_DEGREES, 'evening')
