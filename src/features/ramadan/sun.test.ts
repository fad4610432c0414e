import { describe, expect, it } from 'vitest'
import { addDays, formatClock, instantAt, type Day } from '#shared/dates.ts'
import { EMIRATE_CENTRES, EMIRATES, type Emirate } from '#shared/place/emirates.ts'
import type { Point } from '#shared/place/geo.ts'
import { dawnAt, DAWN_DEGREES, sunsetAt } from './sun.ts'

const MINUTE_MS = 60_000

/**
 * Dawn and maghrib as they were published: Dubai's Islamic Affairs and Charitable Activities
 * Department for Ramadan 2023 (Khaleej Times, 22 and 30 March 2023) and March 2025, the
 * Emirates Astronomical Society for Abu Dhabi in Ramadan 2021 and 2022, and a Dubai timetable of
 * November.
 */
const PUBLISHED: readonly [Emirate, Day, dawn: string, maghrib: string][] = [
  ['Dubai', '2023-03-23', '05:02', '18:35'],
  ['Dubai', '2023-03-30', '04:55', '18:38'],
  ['Dubai', '2023-03-31', '04:54', '18:38'],
  ['Dubai', '2023-04-01', '04:52', '18:39'],
  ['Dubai', '2023-04-02', '04:51', '18:39'],
  ['Dubai', '2023-04-03', '04:50', '18:39'],
  ['Dubai', '2023-04-04', '04:49', '18:40'],
  ['Dubai', '2023-04-05', '04:48', '18:40'],
  ['Dubai', '2023-04-06', '04:47', '18:41'],
  ['Dubai', '2023-04-20', '04:31', '18:47'],
  ['Dubai', '2025-03-11', '05:16', '18:29'],
  ['Dubai', '2025-11-01', '05:07', '17:38'],
  ['Dubai', '2025-11-10', '05:12', '17:33'],
  ['Dubai', '2025-11-20', '05:17', '17:30'],
  ['Dubai', '2025-11-30', '05:24', '17:29'],
  ['Abu Dhabi', '2021-04-13', '04:43', '18:47'],
  ['Abu Dhabi', '2021-05-12', '04:15', '19:01'],
  ['Abu Dhabi', '2022-04-02', '04:56', '18:42'],
  ['Abu Dhabi', '2022-05-01', '04:26', '18:55'],
]

/** The authorities call to prayer three minutes after the sun has set, to be sure of it. */
const CAUTION_MINUTES = 3
/** The timetable of this month takes sunset as it is. */
const UNCAUTIOUS = '2025-11'
const TOLERANCE_MINUTES = 2

const minutesApart = (found: Date, day: Day, clockTime: string): number =>
  (found.getTime() - instantAt(day, clockTime).getTime()) / MINUTE_MS

describe('dawn and sunset', () => {
  it.each(PUBLISHED)('in %s on %s are as published', (emirate, day, dawn, maghrib) => {
    const place = EMIRATE_CENTRES[emirate]
    expect(Math.abs(minutesApart(dawnAt(day, place), day, dawn))).toBeLessThanOrEqual(
      TOLERANCE_MINUTES,
    )
    const caution = day.startsWith(UNCAUTIOUS) ? 0 : CAUTION_MINUTES
    const sunset = minutesApart(sunsetAt(day, place), day, maghrib) + caution
    expect(Math.abs(sunset)).toBeLessThanOrEqual(TOLERANCE_MINUTES)
  })

  it('agree with a second formula on every day of ten years, in every emirate', () => {
    for (const emirate of EMIRATES) {
      const place = EMIRATE_CENTRES[emirate]
      for (let day = '2025-01-01'; day < '2035-01-01'; day = addDays(day, 1)) {
        const { dawn, sunset } = almanac(day, place)
        expect(Math.abs(dawnAt(day, place).getTime() - dawn) / MINUTE_MS).toBeLessThan(1)
        expect(Math.abs(sunsetAt(day, place).getTime() - sunset) / MINUTE_MS).toBeLessThan(1)
      }
    }
  })

  it('come first in the east: Fujairah before Dubai before Abu Dhabi', () => {
    const day = '2027-02-20'
    const dawns = (['Fujairah', 'Dubai', 'Abu Dhabi'] as const).map((emirate) =>
      formatClock(dawnAt(day, EMIRATE_CENTRES[emirate])),
    )
    expect(dawns).toEqual(['05:28', '05:32', '05:35'])
  })
})

const sin = (degrees: number) => Math.sin((degrees * Math.PI) / 180)
const cos = (degrees: number) => Math.cos((degrees * Math.PI) / 180)

/**
 * Written apart from `sun.ts`: the low-precision sun of the Astronomical Almanac (page C5, right to
 * 0.01 degrees until 2050), the instant found by halving instead of by the hour angle.
 */
function almanac(day: Day, place: Point): { dawn: number; sunset: number } {
  const noon = Date.parse(`${day}T00:00:00Z`) + (12 - place.longitude / 15) * 60 * MINUTE_MS
  const search = (degrees: number, from: number, to: number): number => {
    let low = from
    let high = to
    const isLower = altitude(low, place) < altitude(high, place)
    while (high - low > 1000) {
      const middle = (low + high) / 2
      if (altitude(middle, place) < -degrees === isLower) low = middle
      else high = middle
    }
    return low
  }
  return {
    dawn: search(DAWN_DEGREES, noon - 660 * MINUTE_MS, noon),
    sunset: search(0.8333, noon, noon + 660 * MINUTE_MS),
  }
}

function altitude(instantMs: number, { latitude, longitude }: Point): number {
  const days = instantMs / 86_400_000 - 10_957.5
  const mean = 280.46 + 0.9856474 * days
  const anomaly = 357.528 + 0.9856003 * days
  const ecliptic = mean + 1.915 * sin(anomaly) + 0.02 * sin(2 * anomaly)
  const obliquity = 23.439 - 0.0000004 * days
  const ascension = (Math.atan2(cos(obliquity) * sin(ecliptic), cos(ecliptic)) * 180) / Math.PI
  const sinDeclination = sin(obliquity) * sin(ecliptic)
  const sidereal = 280.46062 + 360.98564737 * days
  const hourAngle = sidereal + longitude - ascension
  const sine =
    sin(latitude) * sinDeclination +
    cos(latitude) * Math.sqrt(1 - sinDeclination ** 2) * cos(hourAngle)
  return (Math.asin(sine) * 180) / Math.PI
}
