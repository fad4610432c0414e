import { logarithm } from '../basics/arithmetic.ts'
import { COOLING, COOLING_STEPS, FIRST_TEMPERATURE } from '../weights.ts'
import { MICRO } from './problem.ts'

const ENTRIES = 1024
const SCALE = 65_536
const DRAW_BITS = 22

/** -ln of the middle of each 1024th, in 65536ths: how many temperatures a move may worsen a plan. */
const TOLERANCE = Int32Array.from({ length: ENTRIES }, (_, entry) =>
  Math.round(-logarithm((entry + 0.5) / ENTRIES) * SCALE),
)

/** Micro-points by which a move may worsen the plan, for a 32-bit draw. */
export const toleratedWorsening = (temperature: number, draw: number): number =>
  Math.floor((temperature * (TOLERANCE[draw >>> DRAW_BITS] ?? 0)) / SCALE)

/** Whole micro-points for each of the equally long steps of a search over so many days. */
export const temperatures = (days: number): Float64Array => {
  let temperature = (FIRST_TEMPERATURE * MICRO) / days
  return Float64Array.from({ length: COOLING_STEPS }, () => {
    const current = Math.floor(temperature)
    temperature *= COOLING
    return current
  })
}
