import { NUTRIENT_COUNT, STEPS_PER_SERVING } from '../catalogue.ts'
import type { Draft } from './draft.ts'
import { missOf } from './points.ts'
import { MEALS_A_DAY, type Problem } from './problem.ts'

const MOST_SWEEPS = 3
/** Keeps the least squares solvable, and leans to a little more than a serving. */
const RIDGE = 0.01
const LEANING = 1.1
/** The limit on net carbohydrates is no target to meet. */
const TARGET_COUNT = NUTRIENT_COUNT - 1

const clamp = (value: number, least: number, most: number): number =>
  value < least ? least : value > most ? most : value

/** Finds the portions of a day's dishes that come closest to the targets. */
export class PortionFitter {
  private readonly problem: Problem
  private readonly kept = new Int32Array(MEALS_A_DAY)
  private readonly sums = new Float64Array(NUTRIENT_COUNT)
  private readonly rest = new Float64Array(NUTRIENT_COUNT)
  private readonly matrix = new Float64Array(MEALS_A_DAY * MEALS_A_DAY)
  private readonly right = new Float64Array(MEALS_A_DAY)

  constructor(problem: Problem) {
    this.problem = problem
  }

  /** Starts from the present portions or from the least squares, whichever is closer. */
  fit({ dish, portion }: Draft, day: number): void {
    if (!this.problem.hasTargets) return
    const { kept } = this
    const first = day * MEALS_A_DAY
    const missKept = this.sumUp(dish, portion, first)
    for (let meal = 0; meal < MEALS_A_DAY; meal += 1) kept[meal] = portion[first + meal] ?? 0
    this.solveLeastSquares(dish, portion, first)
    let miss = this.sumUp(dish, portion, first)
    if (missKept < miss) {
      for (let meal = 0; meal < MEALS_A_DAY; meal += 1) portion[first + meal] = kept[meal] ?? 0
      miss = this.sumUp(dish, portion, first)
    }
    this.descend(dish, portion, first, miss)
  }

  /** Moves one portion after the other to where a target is met, as long as that helps. */
  private descend(dish: Int16Array, portion: Int32Array, first: number, start: number): void {
    const { meals } = this.problem
    let miss = start
    for (let sweep = 0; sweep < MOST_SWEEPS; sweep += 1) {
      const before = miss
      for (const meal of meals)
        miss = this.improve(dish[first + meal] ?? 0, portion, first + meal, miss)
      if (miss >= before) break
    }
  }

  private sumUp(dish: Int16Array, portion: Int32Array, first: number): number {
    const { shares, weights, meals } = this.problem
    let [kcal, protein, carbs, fat, netCarbs] = [0, 0, 0, 0, 0]
    for (const meal of meals) {
      const at = (dish[first + meal] ?? 0) * NUTRIENT_COUNT
      const steps = portion[first + meal] ?? 0
      kcal += (shares[at] ?? 0) * steps
      protein += (shares[at + 1] ?? 0) * steps
      carbs += (shares[at + 2] ?? 0) * steps
      fat += (shares[at + 3] ?? 0) * steps
      netCarbs += (shares[at + 4] ?? 0) * steps
    }
    const { sums } = this
    sums[0] = kcal
    sums[1] = protein
    sums[2] = carbs
    sums[3] = fat
    sums[4] = netCarbs
    return missOf(weights, kcal, protein, carbs, fat, netCarbs)
  }

  /** The miss is convex in one portion, with its corners where a target is met exactly. */
  private improve(dish: number, portion: Int32Array, slot: number, miss: number): number {
    const { shares, weights, leastPortion, mostPortion } = this.problem
    const { sums, rest } = this
    const at = dish * NUTRIENT_COUNT
    const present = portion[slot] ?? 0
    for (let nutrient = 0; nutrient < NUTRIENT_COUNT; nutrient += 1)
      rest[nutrient] = (sums[nutrient] ?? 0) - (shares[at + nutrient] ?? 0) * present
    let best = present
    let leastMiss = miss
    for (let nutrient = 0; nutrient < NUTRIENT_COUNT; nutrient += 1) {
      const share = shares[at + nutrient] ?? 0
      if (share <= 0) continue
      const corner = Math.floor(((weights[nutrient] ?? 0) - (rest[nutrient] ?? 0)) / share)
      const steps = clamp(corner, leastPortion[slot] ?? 0, mostPortion[slot] ?? 0)
      const missThere = missOf(
        weights,
        (rest[0] ?? 0) + (shares[at] ?? 0) * steps,
        (rest[1] ?? 0) + (shares[at + 1] ?? 0) * steps,
        (rest[2] ?? 0) + (shares[at + 2] ?? 0) * steps,
        (rest[3] ?? 0) + (shares[at + 3] ?? 0) * steps,
        (rest[4] ?? 0) + (shares[at + 4] ?? 0) * steps,
      )
      if (missThere < leastMiss) {
        leastMiss = missThere
        best = steps
      }
    }
    if (best === present) return miss
    portion[slot] = best
    for (let nutrient = 0; nutrient < NUTRIENT_COUNT; nutrient += 1)
      sums[nutrient] = (rest[nutrient] ?? 0) + (shares[at + nutrient] ?? 0) * best
    return leastMiss
  }

  private solveLeastSquares(dish: Int16Array, portion: Int32Array, first: number): void {
    const { meals, leastPortion, mostPortion } = this.problem
    this.layEquations(dish, first)
    const { matrix, right } = this
    const count = meals.length
    for (let row = 0; row < count; row += 1) {
      for (let below = row + 1; below < count; below += 1) {
        const factor = (matrix[below * 3 + row] ?? 0) / (matrix[row * 4] ?? 1)
        for (let column = row; column < count; column += 1)
          matrix[below * 3 + column] =
            (matrix[below * 3 + column] ?? 0) - factor * (matrix[row * 3 + column] ?? 0)
        right[below] = (right[below] ?? 0) - factor * (right[row] ?? 0)
      }
    }
    for (let row = count - 1; row >= 0; row -= 1) {
      let value = right[row] ?? 0
      for (let column = row + 1; column < count; column += 1)
        value -= (matrix[row * 3 + column] ?? 0) * (right[column] ?? 0)
      value /= matrix[row * 4] ?? 1
      right[row] = value
      const slot = first + (meals[row] ?? 0)
      const steps = Math.floor(value * STEPS_PER_SERVING)
      portion[slot] = clamp(steps, leastPortion[slot] ?? 0, mostPortion[slot] ?? 0)
    }
  }

  /** Normal equations in servings of the day's meals. */
  private layEquations(dish: Int16Array, first: number): void {
    const { shares, weights, meals } = this.problem
    const { matrix, right } = this
    for (let row = 0; row < meals.length; row += 1) {
      const own = (dish[first + (meals[row] ?? 0)] ?? 0) * NUTRIENT_COUNT
      for (let column = row; column < meals.length; column += 1) {
        const other = (dish[first + (meals[column] ?? 0)] ?? 0) * NUTRIENT_COUNT
        let product = row === column ? RIDGE : 0
        for (let nutrient = 0; nutrient < TARGET_COUNT; nutrient += 1)
          product +=
            (shares[own + nutrient] ?? 0) *
            (shares[other + nutrient] ?? 0) *
            (STEPS_PER_SERVING * STEPS_PER_SERVING)
        matrix[row * 3 + column] = product
        matrix[column * 3 + row] = product
      }
      let value = RIDGE * LEANING
      for (let nutrient = 0; nutrient < TARGET_COUNT; nutrient += 1)
        value += (shares[own + nutrient] ?? 0) * (weights[nutrient] ?? 0) * STEPS_PER_SERVING
      right[row] = value
    }
  }
}
