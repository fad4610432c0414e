import { NUTRIENT_COUNT } from '../catalogue.ts'
import { Basket } from './basket.ts'
import { countInARow, dayPoints, planPoints } from './points.ts'
import { BREAKFAST, DINNER, LUNCH, MEALS_A_DAY, type Problem } from './problem.ts'

const NO_DISH = -1

interface DayRecords {
  readonly dish: Int16Array
  readonly portion: Int32Array
  readonly isLeftover: Uint8Array
  readonly dayScores: Float64Array
}

/**
 * A plan under work. Moves write `dish`, `portion` and `isLeftover`, then `weigh` the days they
 * touched; `keep` makes that the plan, `undo` goes back to what was kept.
 */
export class Draft {
  readonly problem: Problem
  readonly dish: Int16Array
  /** 2000ths of a serving. */
  readonly portion: Int32Array
  /** To a day: 1 when its lunch is the rest of the dinner before. */
  readonly isLeftover: Uint8Array
  readonly dayScores: Float64Array
  readonly basket: Basket
  private liking = 0
  private leftovers = 0
  private readonly kept: DayRecords & { basket: Basket; liking: number; leftovers: number }

  constructor(problem: Problem) {
    this.problem = problem
    this.dish = new Int16Array(problem.slotCount).fill(NO_DISH)
    this.portion = new Int32Array(problem.slotCount)
    this.isLeftover = new Uint8Array(problem.days)
    this.basket = new Basket(problem)
    this.dayScores = new Float64Array(problem.days)
    this.kept = {
      dish: this.dish.slice(),
      portion: this.portion.slice(),
      isLeftover: this.isLeftover.slice(),
      dayScores: this.dayScores.slice(),
      basket: new Basket(problem),
      liking: 0,
      leftovers: 0,
    }
  }

  /** The score in micro-points. */
  score(): number {
    let days = 0
    for (const score of this.dayScores) days += score
    const { problem, basket, dish, isLeftover, liking, leftovers } = this
    const inARow = countInARow(problem, dish, isLeftover)
    return days + planPoints(problem, { cost: basket.cost, liking, leftovers, inARow })
  }

  /** Brings the sums up to date with what changed on a day since the last `keep`. */
  weigh(day: number): void {
    const { problem, dish, portion, kept } = this
    for (const meal of problem.meals) {
      const slot = day * MEALS_A_DAY + meal
      const now = dish[slot] ?? NO_DISH
      const before = kept.dish[slot] ?? NO_DISH
      const portionNow = portion[slot] ?? 0
      const portionBefore = kept.portion[slot] ?? 0
      if (now === before) {
        if (now >= 0 && portionNow !== portionBefore) this.take(now, portionNow - portionBefore)
        continue
      }
      if (before >= 0) {
        this.take(before, -portionBefore)
        this.liking -= problem.liking[before] ?? 0
      }
      if (now >= 0) {
        this.take(now, portionNow)
        this.liking += problem.liking[now] ?? 0
      }
    }
    this.leftovers += (this.isLeftover[day] ?? 0) - (kept.isLeftover[day] ?? 0)
    this.dayScores[day] = this.scoreDay(day)
  }

  /** Makes the weighed changes of these days the plan. */
  keep(firstDay: number, otherDay: number): void {
    const { kept } = this
    this.copyDay(firstDay, this, kept)
    if (otherDay !== firstDay) this.copyDay(otherDay, this, kept)
    kept.basket.copyFrom(this.basket)
    kept.liking = this.liking
    kept.leftovers = this.leftovers
  }

  /** Takes back the changes of these days. */
  undo(firstDay: number, otherDay: number): void {
    const { kept } = this
    this.copyDay(firstDay, kept, this)
    if (otherDay !== firstDay) this.copyDay(otherDay, kept, this)
    this.basket.copyFrom(kept.basket)
    this.liking = kept.liking
    this.leftovers = kept.leftovers
  }

  /** Takes over another plan for the same problem. */
  copyFrom(other: Pick<Draft, 'dish' | 'portion' | 'isLeftover'>): void {
    this.dish.set(other.dish)
    this.portion.set(other.portion)
    this.isLeftover.set(other.isLeftover)
    for (let day = 0; day < this.problem.days; day += 1) {
      this.weigh(day)
      this.keep(day, day)
    }
  }

  /** What the plan would cost with this much of a dish as well, in cost units. */
  costWith(dish: number, portion: number): number {
    this.take(dish, portion)
    const { cost } = this.basket
    this.basket.copyFrom(this.kept.basket)
    return cost
  }

  countLeftovers(): number {
    return this.leftovers
  }

  /** Whether a dish may stand here without coming again inside the window. */
  isFree(dish: number, day: number, meal: number): boolean {
    const { days, lastEaten, limits } = this.problem
    const { breakfastWindowDays, mainsWindowDays } = limits
    const ownWindow = meal === BREAKFAST ? breakfastWindowDays : mainsWindowDays
    if (day + (lastEaten[dish] ?? 0) < ownWindow) return false
    const widest = Math.max(breakfastWindowDays, mainsWindowDays)
    const last = Math.min(days - 1, day + widest - 1)
    for (let other = Math.max(0, day - widest + 1); other <= last; other += 1) {
      const apart = other < day ? day - other : other - day
      for (let otherMeal = 0; otherMeal < MEALS_A_DAY; otherMeal += 1) {
        if (this.dish[other * MEALS_A_DAY + otherMeal] !== dish) continue
        if (apart === 0 && otherMeal === meal) continue
        if (otherMeal === LUNCH && this.isLeftover[other] === 1) continue
        const isBreakfasts = meal === BREAKFAST && otherMeal === BREAKFAST
        if (apart < (isBreakfasts ? breakfastWindowDays : mainsWindowDays)) return false
      }
    }
    return true
  }

  /** Whether the dinner of a day is eaten again as the next day's lunch. */
  feedsTomorrow(day: number): boolean {
    return this.isLeftover[day + 1] === 1
  }

  private take(dish: number, portion: number): void {
    const { catalogue, people } = this.problem
    const { lineStart, lineIngredient, lineSpecksPerStep } = catalogue
    const steps = portion * people
    const end = lineStart[dish + 1] ?? 0
    for (let line = lineStart[dish] ?? 0; line < end; line += 1)
      this.basket.add(lineIngredient[line] ?? 0, (lineSpecksPerStep[line] ?? 0) * steps)
  }

  private scoreDay(day: number): number {
    const { meals, shares } = this.problem
    let [kcal, protein, carbs, fat, netCarbs] = [0, 0, 0, 0, 0]
    for (const meal of meals) {
      const slot = day * MEALS_A_DAY + meal
      const dish = this.dish[slot] ?? NO_DISH
      if (dish < 0) continue
      const at = dish * NUTRIENT_COUNT
      const portion = this.portion[slot] ?? 0
      kcal += (shares[at] ?? 0) * portion
      protein += (shares[at + 1] ?? 0) * portion
      carbs += (shares[at + 2] ?? 0) * portion
      fat += (shares[at + 3] ?? 0) * portion
      netCarbs += (shares[at + 4] ?? 0) * portion
    }
    return dayPoints(this.problem, kcal, protein, carbs, fat, netCarbs)
  }

  private copyDay(day: number, from: DayRecords, to: DayRecords): void {
    const end = day * MEALS_A_DAY + DINNER
    for (let slot = day * MEALS_A_DAY; slot <= end; slot += 1) {
      to.dish[slot] = from.dish[slot] ?? NO_DISH
      to.portion[slot] = from.portion[slot] ?? 0
    }
    to.isLeftover[day] = from.isLeftover[day] ?? 0
    to.dayScores[day] = from.dayScores[day] ?? 0
  }
}
