import { NUTRIENT_COUNT } from '../../src/features/suggestions/engine/catalogue.ts'
import { Basket } from '../../src/features/suggestions/engine/search/basket.ts'
import {
  costPoints,
  dayPoints,
  planPoints,
} from '../../src/features/suggestions/engine/search/points.ts'
import type { Problem } from '../../src/features/suggestions/engine/search/problem.ts'
import { Servings, type Serving } from '../../src/features/suggestions/engine/search/servings.ts'
import { LARGEST_PORTION, SMALLEST_PORTION } from '../../src/features/suggestions/engine/weights.ts'

const PORTIONS = LARGEST_PORTION - SMALLEST_PORTION + 1

/** A choice of multipliers, each of which bounds every day from below. */
interface Bound {
  byNutrient: readonly number[]
  /** How much of the points for overspending the cost carries. */
  over: number
  /** The bound's constant part, in micro-points. */
  base: number
}

/** All sign vectors; a miss of |x| is at least s·x for s in -1, 0 and 1. */
const listBounds = ({ weights, dayFactor, overFactor, budget }: Problem): Bound[] => {
  let vectors: number[][] = [[]]
  for (let nutrient = 0; nutrient < NUTRIENT_COUNT; nutrient += 1) {
    const isLimit = nutrient === NUTRIENT_COUNT - 1
    const isUsed = (weights[nutrient] ?? 0) > 0
    const signs = !isUsed ? [0] : isLimit ? [-1, 0] : [-1, -0.5, 0, 0.5, 1]
    vectors = vectors.flatMap((vector) => signs.map((sign) => [...vector, sign]))
  }
  const overs = overFactor > 0 ? [0, 0.5, 1] : [0]
  return vectors.flatMap((byNutrient) =>
    overs.map((over) => {
      const wanted = byNutrient.reduce((sum, y, n) => sum + y * (weights[n] ?? 0), 0)
      return { byNutrient, over, base: dayFactor * wanted - over * overFactor * budget }
    }),
  )
}

/** A dish at each portion: its shares, and what it would cost if it were cooked alone. */
interface Portioned {
  dish: number
  servings: Serving[]
  costs: number[]
  /** The most that the dish can take off each bound. */
  relief: Float64Array
}

const costAlone = (problem: Problem, { ingredients, specks }: Serving): number => {
  const basket = new Basket(problem)
  ingredients.forEach((ingredient, line) => basket.add(ingredient, specks[line] ?? 0))
  return basket.cost
}

const portion = (
  problem: Problem,
  servings: Servings,
  dish: number,
  bounds: readonly Bound[],
): Portioned => {
  const { dayFactor, costFactor, overFactor, likingFactor, liking } = problem
  const own = Array.from({ length: PORTIONS }, (_, step) =>
    servings.of(dish, SMALLEST_PORTION + step),
  )
  const costs = own.map((serving) => costAlone(problem, serving))
  const liked = likingFactor * (liking[dish] ?? 0)
  const relief = Float64Array.from(bounds, ({ byNutrient, over }) => {
    let most = -Infinity
    own.forEach(({ shares }, step) => {
      let value = -(costFactor + over * overFactor) * (costs[step] ?? 0)
      byNutrient.forEach((y, nutrient) => {
        value += dayFactor * y * (shares[nutrient] ?? 0)
      })
      if (value > most) most = value
    })
    return most + liked
  })
  return { dish, servings: own, costs, relief }
}

/** The most that two dishes save by sharing packs, in cost units. */
const sharedPacks = ({ catalogue }: Problem, one: Portioned, other: Portioned): number => {
  const ingredients = new Set(one.servings[0]?.ingredients)
  let cost = 0
  for (const ingredient of other.servings[0]?.ingredients ?? []) {
    if (!ingredients.has(ingredient) || catalogue.isPerishable[ingredient] === 0) continue
    cost += (catalogue.packSpecks[ingredient] ?? 0) * (catalogue.filsPerKg[ingredient] ?? 0)
  }
  return cost
}

const inARow = ({ protein }: Problem, lunch: Portioned, dinner: Portioned): number => {
  const kind = protein[lunch.dish] ?? 0
  return kind !== 0 && kind === protein[dinner.dish] ? 1 : 0
}

/** Searches one day of three meals to its end, against a score that is already known. */
export class ExactDay {
  private readonly problem: Problem
  private readonly bounds: readonly Bound[]
  private readonly base: Float64Array
  private readonly partial: Float64Array
  private readonly basket: Basket
  private readonly empty: Basket
  private least: number
  /** Days whose portions had to be tried one by one. */
  tried = 0

  constructor(problem: Problem, known: number) {
    this.problem = problem
    this.bounds = listBounds(problem)
    const noLiking = planPoints(problem, { cost: 0, liking: 0, leftovers: 0, inARow: 0 })
    this.base = Float64Array.from(this.bounds, ({ base }) => base + noLiking)
    this.partial = new Float64Array(this.bounds.length)
    this.basket = new Basket(problem)
    this.empty = new Basket(problem)
    this.least = known
  }

  /** The least score of all days, in micro-points. */
  solve(): number {
    const { problem } = this
    const servings = new Servings(problem)
    const known = new Map<number, Portioned>()
    const [breakfasts = [], lunches = [], dinners = []] = problem.candidates.map((dishes) =>
      Array.from(dishes, (dish) => {
        const portioned = known.get(dish) ?? portion(problem, servings, dish, this.bounds)
        known.set(dish, portioned)
        return portioned
      }),
    )
    for (const breakfast of breakfasts)
      for (const lunch of lunches)
        if (lunch.dish !== breakfast.dish) this.closePair(breakfast, lunch, dinners)
    return this.least
  }

  private closePair(breakfast: Portioned, lunch: Portioned, dinners: readonly Portioned[]): void {
    const { base, partial, problem } = this
    const shared = sharedPacks(problem, breakfast, lunch)
    for (let bound = 0; bound < base.length; bound += 1)
      partial[bound] =
        (base[bound] ?? 0) - (breakfast.relief[bound] ?? 0) - (lunch.relief[bound] ?? 0)
    for (const dinner of dinners) {
      if (dinner.dish === breakfast.dish || dinner.dish === lunch.dish) continue
      const apart = sharedPacks(problem, breakfast, dinner) + sharedPacks(problem, lunch, dinner)
      if (!this.isRuledOut(dinner, shared + apart)) this.tryPortions(breakfast, lunch, dinner)
    }
  }

  private isRuledOut({ relief }: Portioned, shared: number): boolean {
    const { bounds, partial, problem, least } = this
    for (let bound = 0; bound < partial.length; bound += 1) {
      const over = bounds[bound]?.over ?? 0
      const saved = shared > 0 ? (problem.costFactor + over * problem.overFactor) * shared : 0
      // The points of a plan are rounded down, in three places.
      if ((partial[bound] ?? 0) - (relief[bound] ?? 0) - saved - 3 >= least) return true
    }
    return false
  }

  private tryPortions(breakfast: Portioned, lunch: Portioned, dinner: Portioned): void {
    const { problem, basket, empty } = this
    this.tried += 1
    const { liking } = problem
    const liked = [breakfast, lunch, dinner].reduce((sum, { dish }) => sum + (liking[dish] ?? 0), 0)
    const sums = { cost: 0, liking: liked, leftovers: 0, inARow: inARow(problem, lunch, dinner) }
    const fixed = planPoints(problem, sums)
    for (const first of breakfast.servings) {
      for (const second of lunch.servings) {
        for (const third of dinner.servings) {
          const missed = this.missed(first, second, third)
          if (missed + fixed >= this.least) continue
          basket.copyFrom(empty)
          for (const serving of [first, second, third])
            serving.ingredients.forEach((ingredient, line) =>
              basket.add(ingredient, serving.specks[line] ?? 0),
            )
          const score = missed + fixed + costPoints(problem, basket.cost)
          if (score < this.least) this.least = score
        }
      }
    }
  }

  private missed({ shares: first }: Serving, { shares: second }: Serving, third: Serving): number {
    const sum = (nutrient: number) =>
      (first[nutrient] ?? 0) + (second[nutrient] ?? 0) + (third.shares[nutrient] ?? 0)
    return dayPoints(this.problem, sum(0), sum(1), sum(2), sum(3), sum(4))
  }
}
