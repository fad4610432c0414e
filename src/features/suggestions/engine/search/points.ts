import { WEIGHTS } from '../weights.ts'
import { BREAKFAST, LUNCH, MEALS_A_DAY, MICRO, type Problem } from './problem.ts'

const gap = (sum: number, wanted: number): number => (sum > wanted ? sum - wanted : wanted - sum)

/** How far a day's weighted sums are from what is wanted, as a fraction. */
export const missOf = (
  weights: Float64Array,
  kcal: number,
  protein: number,
  carbs: number,
  fat: number,
  netCarbs: number,
): number => {
  const over = netCarbs - (weights[4] ?? 0)
  return (
    gap(kcal, weights[0] ?? 0) +
    gap(protein, weights[1] ?? 0) +
    gap(carbs, weights[2] ?? 0) +
    gap(fat, weights[3] ?? 0) +
    (over > 0 ? over : 0)
  )
}

/** Micro-points of one day for missing its targets. */
export const dayPoints = (
  { weights, dayFactor }: Problem,
  kcal: number,
  protein: number,
  carbs: number,
  fat: number,
  netCarbs: number,
): number => Math.floor(dayFactor * missOf(weights, kcal, protein, carbs, fat, netCarbs))

export interface PlanSums {
  /** In cost units. */
  cost: number
  /** Thousandths, summed over the meals. */
  liking: number
  leftovers: number
  /** Mains that follow another of the same protein. */
  inARow: number
}

export const costPoints = ({ budget, costFactor, overFactor }: Problem, cost: number): number => {
  const over = cost > budget ? (cost - budget) * overFactor : 0
  return Math.floor(cost * costFactor + over)
}

export const likingPoints = (problem: Problem, liking: number): number => {
  const most = problem.days * problem.meals.length * 1000
  return Math.floor(problem.likingFactor * (most - liking))
}

/** Micro-points of a plan for everything but its days' targets. */
export const planPoints = (problem: Problem, { cost, liking, leftovers, inARow }: PlanSums) => {
  const wished = leftovers < problem.leftoversWished ? leftovers : problem.leftoversWished
  return (
    costPoints(problem, cost) +
    likingPoints(problem, liking) +
    MICRO * (WEIGHTS.sameProteinInARow * inARow - WEIGHTS.wishedLeftover * wished)
  )
}

/** Mains that come right after another of the same protein; a rest does not count. */
export const countInARow = (
  { meals, protein, days }: Problem,
  dishes: Int16Array,
  isLeftover: Uint8Array,
): number => {
  let count = 0
  let previous = 0
  for (let day = 0; day < days; day += 1) {
    for (const meal of meals) {
      if (meal === BREAKFAST) continue
      const isRest = meal === LUNCH && isLeftover[day] === 1
      const dish = dishes[day * MEALS_A_DAY + meal] ?? -1
      const current = isRest || dish < 0 ? 0 : (protein[dish] ?? 0)
      if (current !== 0 && current === previous) count += 1
      previous = current
    }
  }
  return count
}
