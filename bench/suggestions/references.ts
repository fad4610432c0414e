import fs from 'node:fs'
import {
  planMeals,
  type Catalogue,
  type PlanOutcome,
} from '../../src/features/suggestions/engine/engine.ts'
import { fingerprint } from '../../src/features/suggestions/engine/basics/random.ts'
import { drawTask, ONE_DAY, WEEK, type Shape } from './profiles.ts'

/** What the engine is measured against; made again by `node bench/suggestions/store-references.ts`. */
export interface References {
  catalogueVersion: string
  /** Of `GOLDEN` plans, one after the other. */
  golden: string
  /** Points of the best of all one-day plans, proven by an exhaustive search. */
  optima: readonly { number: number; points: number }[]
  /** Points of the best weeks that long searches found. */
  weeks: readonly { number: number; points: number }[]
}

const file = new URL('./references.json', import.meta.url)

export const readReferences = (): References =>
  JSON.parse(fs.readFileSync(file, 'utf8')) as References

export const writeReferences = (references: References): void =>
  fs.writeFileSync(file, `${JSON.stringify(references, null, 2)}\n`)

export const GOLDEN = 60
const FIRST_GOLDEN = 4000
const SHAPES: readonly Shape[] = [
  WEEK,
  ONE_DAY,
  { days: 3, mealTimes: ['lunch', 'dinner'] },
  { days: 14, mealTimes: ['dinner'] },
]

/** Changes with the least change of any of the sixty plans. */
export const goldenFingerprint = (catalogue: Catalogue): string => {
  const outcomes: PlanOutcome[] = []
  for (let index = 0; index < GOLDEN; index += 1) {
    const shape = SHAPES[index % SHAPES.length] ?? WEEK
    outcomes.push(planMeals(catalogue, drawTask(catalogue.rows, FIRST_GOLDEN + index, shape)))
  }
  return fingerprint(JSON.stringify(outcomes))
}
