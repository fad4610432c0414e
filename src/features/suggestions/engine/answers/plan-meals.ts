import { choose, findSafeDishes, type Choice } from './candidates.ts'
import type { Catalogue } from '../catalogue.ts'
import { EngineError } from '../errors.ts'
import { toPlan } from './hand-out.ts'
import type { NoPlan, Plan, PlanOutcome } from '../plan.ts'
import { stateProblem } from '../search/problem.ts'
import { withServed } from '../search/served.ts'
import { solve } from '../search/solve.ts'
import type { WeighedPlan } from '../search/weighed-plan.ts'
import { checkTask, type NoPlanReason, type Relaxation, type Task } from '../task.ts'
import { verify } from '../verifier.ts'
import type { Violation } from '../verifying/violation.ts'

const MOST_STEPS_DOWN = 20

const none = (reason: NoPlanReason, incidents: readonly Violation[] = []): NoPlan => ({
  kind: 'none',
  reason,
  incidents,
})

const isSafeLock = (catalogue: Catalogue, safe: Uint8Array, dishId: string): boolean => {
  const dish = catalogue.dishIndex.get(dishId)
  if (dish === undefined) throw new EngineError('unknown_dish', dishId)
  return safe[dish] === 1
}

interface Found {
  plan: WeighedPlan
  choice: Choice
}

/** Searches with as few wishes given up as a search needs. */
const search = (
  catalogue: Catalogue,
  task: Task,
  safe: Uint8Array,
  moveCount: number | undefined,
): Found | NoPlanReason => {
  for (let stepsDown = 0; stepsDown < MOST_STEPS_DOWN; stepsDown += 1) {
    const choice = choose(catalogue, task, safe, stepsDown)
    if (typeof choice === 'string') return choice
    const plan = solve(stateProblem(catalogue, task, choice), task.seed, moveCount)
    if (plan) return { plan, choice }
  }
  return 'too_few_dishes'
}

const isReported = (relaxed: readonly Relaxation[], { kind }: Violation): boolean =>
  relaxed.some((reported) => reported.kind === kind)

/** What the independent check finds wrong with a plan, beyond what it says itself. */
export const findIncidents = (catalogue: Catalogue, task: Task, plan: Plan): Violation[] =>
  verify(catalogue.rows, task, plan.meals).filter(
    (violation) => !isReported(plan.relaxed, violation),
  )

/** The dishes to do without after a refused plan; for a day's sum, the heaviest of that day. */
const dishesToRemove = (plan: Plan, incidents: readonly Violation[]): Set<string> =>
  new Set(
    incidents.map(({ dishId, day }) => {
      const ofDay = plan.meals.filter((meal) => meal.day === day)
      const [heaviest] = ofDay.toSorted((a, b) => b.eaten.netCarbsG - a.eaten.netCarbsG)
      return dishId ?? heaviest?.dishId ?? ''
    }),
  )

/**
 * Plans the meals of a task. `moveCount` is for benches: more moves, a better plan, more time.
 * Throws an EngineError when the task makes no sense or names an unknown dish.
 */
export const planMeals = (catalogue: Catalogue, task: Task, moveCount?: number): PlanOutcome => {
  checkTask(task)
  const safe = findSafeDishes(catalogue, task)
  if (!task.locked.every(({ dishId }) => isSafeLock(catalogue, safe, dishId)))
    return none('locked_unsafe')
  const incidents: Violation[] = []
  const table = withServed(catalogue, task)
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const found = search(table.catalogue, table.task, safe, moveCount)
    if (typeof found === 'string') return none(found, incidents)
    const plan = toPlan(found.plan, found.choice.relaxed)
    const wrong = findIncidents(catalogue, task, plan)
    if (wrong.length === 0) return { ...plan, incidents }
    incidents.push(...wrong)
    for (const id of dishesToRemove(plan, wrong)) safe[catalogue.dishIndex.get(id) ?? -1] = 0
  }
  return none('not_verified', incidents)
}
