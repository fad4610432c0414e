import {
  compileCatalogue,
  planMeals,
  replaceMeal,
  suggestMeals,
  type Catalogue,
  type Plan,
  type Task,
} from '../../src/features/suggestions/engine/engine.ts'
import { planGreedily, plansAtRandom } from './baselines.ts'
import { readCatalogueRows } from './catalogue.ts'
import { QualityGauge, quantile, type Quality } from './measure.ts'
import { drawTask } from './profiles.ts'

const FIRST = 1000
const WARM_UP = 20
/** The quickest of these counts: a core that others use as well is not the engine's doing. */
const TRIES = 3
const COLUMNS = [22, 8, 17, 23, 8, 6, 7, 10, 10] as const

type Planner = (catalogue: Catalogue, task: Task) => Plan | undefined

const ours: Planner = (catalogue, task) => {
  const outcome = planMeals(catalogue, task)
  return outcome.kind === 'plan' ? outcome : undefined
}

const METHODS: readonly { name: string; plan: Planner }[] = [
  { name: 'random, portions fit', plan: (catalogue, task) => plansAtRandom(catalogue, task, 1)[0] },
  { name: 'greedy, portions fit', plan: planGreedily },
  { name: 'the engine', plan: ours },
]

const say = (...cells: string[]) =>
  process.stdout.write(
    `${cells.map((cell, index) => (index === 0 ? cell.padEnd(COLUMNS[0]) : cell.padStart(COLUMNS[index] ?? 0))).join('')}\n`,
  )

const timed = <T>(call: () => T): { result: T; milliseconds: number } => {
  let milliseconds = Infinity
  let result: T
  let tries = 0
  do {
    const since = performance.now()
    result = call()
    milliseconds = Math.min(milliseconds, performance.now() - since)
    tries += 1
  } while (tries < TRIES)
  return { result, milliseconds }
}

const percent = (share: number): string => (share * 100).toFixed(2)

const report = (name: string, quality: Quality, milliseconds: readonly number[]): number => {
  const p50 = quantile(milliseconds, 0.5)
  say(
    name,
    quality.points.toFixed(1),
    `${percent(quality.kcalMedian)} / ${percent(quality.kcalP90)}`,
    [quality.proteinMedian, quality.carbsMedian, quality.fatMedian].map(percent).join(' / '),
    percent(quality.leftoverShare),
    `${quality.overBudget}`,
    (quality.liking / 1000).toFixed(2),
    p50.toFixed(2),
    quantile(milliseconds, 0.99).toFixed(2),
  )
  return p50
}

const measureWeeks = (catalogue: Catalogue, profiles: number): void => {
  say(
    'a week',
    'points',
    'kcal med/p90 %',
    'P/C/F med %',
    'left %',
    'over',
    'liked',
    'p50 ms',
    'p99 ms',
  )
  const medians = METHODS.map(({ name, plan }) => {
    const gauge = new QualityGauge()
    const milliseconds: number[] = []
    for (let index = -WARM_UP; index < profiles; index += 1) {
      const task = drawTask(catalogue.rows, FIRST + index)
      const { result, milliseconds: taken } = timed(() => plan(catalogue, task))
      if (index < 0 || !result) continue
      gauge.add(task, result)
      milliseconds.push(taken)
    }
    return report(name, gauge.report(), milliseconds)
  })
  const [random = 1, greedy = 1, engine = 1] = medians
  say(
    '',
    `the engine takes ${(engine / random).toFixed(0)} x random, ${(engine / greedy).toFixed(0)} x greedy`,
  )
}

const line = (milliseconds: readonly number[]): string =>
  `p50 ${quantile(milliseconds, 0.5).toFixed(2)} ms, p99 ${quantile(milliseconds, 0.99).toFixed(2)} ms`

const measureCalls = (catalogue: Catalogue, profiles: number): void => {
  const replaced: number[] = []
  const suggested: number[] = []
  for (let index = -WARM_UP; index < profiles; index += 1) {
    const task = drawTask(catalogue.rows, FIRST + index)
    const outcome = planMeals(catalogue, task, 500)
    if (outcome.kind === 'none') continue
    const day = (index + WARM_UP) % task.days
    for (const mealTime of task.mealTimes) {
      const replacing = timed(() => replaceMeal(catalogue, task, outcome, day, mealTime, new Set()))
      const suggesting = timed(() => suggestMeals(catalogue, task, mealTime, 5, new Set()))
      if (index < 0) continue
      replaced.push(replacing.milliseconds)
      suggested.push(suggesting.milliseconds)
    }
  }
  process.stdout.write(`replace one meal of a week: ${line(replaced)}\n`)
  process.stdout.write(`suggest five dishes: ${line(suggested)}\n`)
}

/** Quality and latency of the engine next to what it is compared with, in one run. */
export const benchSuggestions = (profiles: number): void => {
  const rows = readCatalogueRows()
  const { result: catalogue, milliseconds } = timed(() => compileCatalogue(rows))
  process.stdout.write(
    `${catalogue.rows.dishes.length} dishes compiled in ${milliseconds.toFixed(1)} ms; ${profiles} households\n`,
  )
  measureWeeks(catalogue, profiles)
  measureCalls(catalogue, profiles)
}
