import { STEPS_PER_TWENTIETH } from '../catalogue.ts'
import { LARGEST_PORTION, SMALLEST_PORTION } from '../weights.ts'
import { Basket } from './basket.ts'
import { costPoints, countInARow, dayPoints, planPoints } from './points.ts'
import { MEALS_A_DAY, type Problem } from './problem.ts'
import type { Serving, Servings } from './servings.ts'

/** Twentieths up and down that are tried; a short plan can afford to look further. */
const NEAR = 2
const FAR = 6
const SHORT_DAYS = 2
const MOST_SWEEPS = 4

interface Source {
  problem: Problem
  dish: Int16Array
  portion: Int32Array
  isLeftover: Uint8Array
}

/** A plan in twentieths of a serving and in the grams of a kitchen scale: what is handed out. */
export class WeighedPlan {
  readonly problem: Problem
  readonly servings: Servings
  readonly dish: Int16Array
  readonly twentieths: Uint8Array
  readonly isLeftover: Uint8Array
  readonly dayScores: Float64Array
  readonly basket: Basket
  private readonly spared: Basket
  private readonly fixedPoints: number

  /** Portions in 2000ths of a serving; they are rounded to twentieths. */
  constructor({ problem, dish, portion, isLeftover }: Source, servings: Servings) {
    this.problem = problem
    this.servings = servings
    this.dish = dish.slice()
    this.isLeftover = isLeftover.slice()
    this.twentieths = Uint8Array.from(portion, (steps) =>
      Math.max(
        SMALLEST_PORTION,
        Math.min(LARGEST_PORTION, Math.round(steps / STEPS_PER_TWENTIETH)),
      ),
    )
    this.basket = new Basket(problem)
    this.spared = new Basket(problem)
    this.dayScores = new Float64Array(problem.days)
    for (let day = 0; day < problem.days; day += 1) {
      for (const serving of this.servingsOf(day)) this.take(serving, 1)
      this.dayScores[day] = this.scoreDay(this.servingsOf(day))
    }
    this.fixedPoints = this.scoreChoice()
  }

  /** In micro-points. */
  score(): number {
    let score = this.fixedPoints + this.scoreCost()
    for (const day of this.dayScores) score += day
    return score
  }

  serving(slot: number): Serving {
    return this.servings.of(this.dish[slot] ?? 0, this.twentieths[slot] ?? SMALLEST_PORTION)
  }

  /** Tries all near portions of each day, until nothing gets better. */
  repair(): void {
    for (let sweep = 0; sweep < MOST_SWEEPS; sweep += 1) {
      const before = this.score()
      for (let day = 0; day < this.problem.days; day += 1) this.repairDay(day)
      if (this.score() >= before) break
    }
  }

  repairDay(day: number): void {
    const slots = this.problem.meals.map((meal) => day * MEALS_A_DAY + meal)
    const options = slots.map((slot) => this.nearPortions(slot))
    const present = slots.map((slot) => this.twentieths[slot] ?? 0)
    let least = (this.dayScores[day] ?? 0) + this.scoreCost()
    for (const serving of this.servingsOf(day)) this.take(serving, -1)
    this.spared.copyFrom(this.basket)
    const leastCost = this.scoreCost()
    let best = present
    const tryFrom = (position: number, chosen: number[], servings: Serving[]): void => {
      const dish = this.dish[slots[position] ?? 0] ?? 0
      for (const twentieths of options[position] ?? []) {
        chosen[position] = twentieths
        servings[position] = this.servings.of(dish, twentieths)
        if (position + 1 < slots.length) {
          tryFrom(position + 1, chosen, servings)
          continue
        }
        const dayScore = this.scoreDay(servings)
        if (dayScore + leastCost >= least) continue
        for (const serving of servings) this.take(serving, 1)
        const score = dayScore + this.scoreCost()
        this.basket.copyFrom(this.spared)
        if (score >= least) continue
        least = score
        best = [...chosen]
      }
    }
    tryFrom(0, [], [])
    slots.forEach((slot, position) => {
      this.twentieths[slot] = best[position] ?? 0
    })
    for (const serving of this.servingsOf(day)) this.take(serving, 1)
    this.dayScores[day] = this.scoreDay(this.servingsOf(day))
  }

  private servingsOf(day: number): Serving[] {
    return this.problem.meals.map((meal) => this.serving(day * MEALS_A_DAY + meal))
  }

  private nearPortions(slot: number): number[] {
    const reach = this.problem.days <= SHORT_DAYS ? FAR : NEAR
    const present = this.twentieths[slot] ?? 0
    const least = (this.problem.leastPortion[slot] ?? 0) / STEPS_PER_TWENTIETH
    const most = (this.problem.mostPortion[slot] ?? 0) / STEPS_PER_TWENTIETH
    const options: number[] = []
    for (let portion = present - reach; portion <= present + reach; portion += 1)
      if (portion >= least && portion <= most) options.push(portion)
    return options
  }

  private take({ ingredients, specks }: Serving, sign: number): void {
    for (let line = 0; line < ingredients.length; line += 1)
      this.basket.add(ingredients[line] ?? 0, sign * (specks[line] ?? 0))
  }

  private scoreCost(): number {
    return costPoints(this.problem, this.basket.cost)
  }

  /** The part of the score that no portion changes. */
  private scoreChoice(): number {
    const { problem, dish, isLeftover } = this
    let liking = 0
    let leftovers = 0
    for (let day = 0; day < problem.days; day += 1) {
      leftovers += isLeftover[day] ?? 0
      for (const meal of problem.meals)
        liking += problem.liking[dish[day * MEALS_A_DAY + meal] ?? 0] ?? 0
    }
    const inARow = countInARow(problem, dish, isLeftover)
    return planPoints(problem, { cost: 0, liking, leftovers, inARow })
  }

  private scoreDay(servings: readonly Serving[]): number {
    let [kcal, protein, carbs, fat, netCarbs] = [0, 0, 0, 0, 0]
    for (const { shares } of servings) {
      kcal += shares[0] ?? 0
      protein += shares[1] ?? 0
      carbs += shares[2] ?? 0
      fat += shares[3] ?? 0
      netCarbs += shares[4] ?? 0
    }
    return dayPoints(this.problem, kcal, protein, carbs, fat, netCarbs)
  }
}
