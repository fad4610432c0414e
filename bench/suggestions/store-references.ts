import { choose, findSafeDishes } from '../../src/features/suggestions/engine/answers/candidates.ts'
import {
  planMeals,
  type Catalogue,
  type Task,
} from '../../src/features/suggestions/engine/engine.ts'
import { MICRO, stateProblem } from '../../src/features/suggestions/engine/search/problem.ts'
import { compileSeeded } from './catalogue.ts'
import { ExactDay } from './exact-day.ts'
import { drawTask, ONE_DAY, WEEK } from './profiles.ts'
import { goldenFingerprint, writeReferences } from './references.ts'

const DAYS = { first: 2000, count: 30, moves: 40_000, searches: 4 }
const WEEKS = { first: 3000, count: 10, moves: 400_000, searches: 3 }

const say = (line: string) => process.stdout.write(`${line}\n`)

/** The best points of some searches that are much longer than the product's. */
const searchLong = (
  catalogue: Catalogue,
  task: Task,
  { moves, searches }: { moves: number; searches: number },
): number => {
  const points = Array.from({ length: searches }, (_, search) => {
    const outcome = planMeals(catalogue, { ...task, seed: task.seed + search * 977 }, moves)
    return outcome.kind === 'plan' ? outcome.totals.points : Infinity
  })
  return Math.min(...points)
}

const proveDay = (catalogue: Catalogue, number: number) => {
  const task = drawTask(catalogue.rows, number, ONE_DAY)
  const choice = choose(catalogue, task, findSafeDishes(catalogue, task))
  if (typeof choice === 'string') throw new Error(`Profile ${number} has no day: ${choice}`)
  const known = searchLong(catalogue, task, DAYS)
  const exact = new ExactDay(stateProblem(catalogue, task, choice), Math.round(known * MICRO) + 1)
  const points = exact.solve() / MICRO
  say(`day ${number}: ${points.toFixed(3)} points, ${exact.tried} days tried portion by portion`)
  return { number, points }
}

const searchWeek = (catalogue: Catalogue, number: number) => {
  const points = searchLong(catalogue, drawTask(catalogue.rows, number, WEEK), WEEKS)
  say(`week ${number}: ${points.toFixed(3)} points`)
  return { number, points }
}

const numbers = ({ first, count }: { first: number; count: number }): number[] =>
  Array.from({ length: count }, (_, index) => first + index)

const catalogue = compileSeeded()
writeReferences({
  catalogueVersion: catalogue.version,
  golden: goldenFingerprint(catalogue),
  weeks: numbers(WEEKS).map((number) => searchWeek(catalogue, number)),
  optima: numbers(DAYS).map((number) => proveDay(catalogue, number)),
})
say(`stored for catalogue ${catalogue.version}`)
