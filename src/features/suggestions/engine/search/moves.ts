import { NUTRIENT_COUNT } from '../catalogue.ts'
import type { Random } from '../basics/random.ts'
import type { Draft } from './draft.ts'
import type { PortionFitter } from './portions.ts'
import { BREAKFAST, DINNER, LUNCH, MEALS_A_DAY } from './problem.ts'

/** The last days that a move touched; the same day twice when it was only one. */
export interface Touched {
  first: number
  other: number
}

/** Writes one change into a draft and weighs it; false when it came to nothing. */
export class Moves {
  readonly touched: Touched = { first: 0, other: 0 }
  private readonly draft: Draft
  private readonly random: Random
  private readonly fitter: PortionFitter

  constructor(draft: Draft, random: Random, fitter: PortionFitter) {
    this.draft = draft
    this.random = random
    this.fitter = fitter
  }

  /** Another dish in a slot, and the day's portions again; a leftover of it follows. */
  replaceDish(): boolean {
    const { draft, random } = this
    const { problem } = draft
    const day = random.below(problem.days)
    const meal = problem.meals[random.below(problem.meals.length)] ?? BREAKFAST
    const slot = day * MEALS_A_DAY + meal
    if (meal === LUNCH && draft.isLeftover[day] === 1) return false
    if ((problem.locked[slot] ?? -1) >= 0) return false
    const dish = this.drawDish(meal)
    if (dish === draft.dish[slot] || !draft.isFree(dish, day, meal)) return false
    const isEatenTwice = meal === DINNER && draft.feedsTomorrow(day)
    if (isEatenTwice && problem.catalogue.keepsDays[dish] === 0) return false
    draft.dish[slot] = dish
    this.fitAndWeigh(day)
    if (isEatenTwice) {
      draft.dish[slot - DINNER + MEALS_A_DAY + LUNCH] = dish
      this.fitAndWeigh(day + 1)
    }
    return this.touch(day, isEatenTwice ? day + 1 : day)
  }

  /** A little more or less of a dish, half the time just to the end of a pack. */
  stepPortion(): boolean {
    const { draft, random } = this
    const { meals, days } = draft.problem
    const day = random.below(days)
    const slot = day * MEALS_A_DAY + (meals[random.below(meals.length)] ?? BREAKFAST)
    const present = draft.portion[slot] ?? 0
    const wished = random.below(2) === 0 ? this.toPackEnd(slot) : present + random.below(601) - 300
    const change = this.setPortion(slot, wished)
    if (change === 0) return false
    if (meals.length > 1 && random.below(5) < 3) this.counterStep(day, slot, change)
    draft.weigh(day)
    return this.touch(day, day)
  }

  /** Two dishes change places. */
  swapDishes(): boolean {
    const { draft, random } = this
    const { problem } = draft
    const day = random.below(problem.days)
    const otherDay = random.below(problem.days)
    if (day === otherDay) return false
    const meal = problem.meals[random.below(problem.meals.length)] ?? BREAKFAST
    const hasBothMains = problem.meals.includes(LUNCH) && problem.meals.includes(DINNER)
    const isAcross = meal !== BREAKFAST && hasBothMains && random.below(5) < 2
    const otherMeal = isAcross ? LUNCH + DINNER - meal : meal
    if (this.isTied(day, meal) || this.isTied(otherDay, otherMeal)) return false
    const slot = day * MEALS_A_DAY + meal
    const otherSlot = otherDay * MEALS_A_DAY + otherMeal
    const dish = draft.dish[slot] ?? 0
    const otherDish = draft.dish[otherSlot] ?? 0
    if (dish === otherDish) return false
    const fits = problem.isCandidate[otherMeal]?.[dish] === 1
    if (!fits || problem.isCandidate[meal]?.[otherDish] !== 1) return false
    draft.dish[slot] = otherDish
    draft.dish[otherSlot] = dish
    if (!draft.isFree(otherDish, day, meal) || !draft.isFree(dish, otherDay, otherMeal)) {
      draft.dish[slot] = dish
      draft.dish[otherSlot] = otherDish
      return false
    }
    this.fitAndWeigh(day)
    this.fitAndWeigh(otherDay)
    return this.touch(day, otherDay)
  }

  /** Lunch becomes the rest of the dinner before, or a dish of its own again. */
  turnLeftover(): boolean {
    const { draft, random } = this
    const { problem } = draft
    const day = random.below(problem.days)
    const slot = day * MEALS_A_DAY + LUNCH
    if (day === 0 || (problem.locked[slot] ?? -1) >= 0) return false
    if (!problem.meals.includes(LUNCH) || !problem.meals.includes(DINNER)) return false
    if (draft.isLeftover[day] === 1) {
      const dish = this.drawDish(LUNCH)
      draft.isLeftover[day] = 0
      if (!draft.isFree(dish, day, LUNCH)) {
        draft.isLeftover[day] = 1
        return false
      }
      draft.dish[slot] = dish
    } else {
      const dinner = draft.dish[slot - MEALS_A_DAY - LUNCH + DINNER] ?? 0
      if (draft.countLeftovers() >= problem.leftoversWished) return false
      if (problem.catalogue.keepsDays[dinner] === 0) return false
      draft.dish[slot] = dinner
      draft.isLeftover[day] = 1
    }
    this.fitAndWeigh(day)
    return this.touch(day, day)
  }

  private drawDish(meal: number): number {
    const dishes = this.draft.problem.candidates[meal] ?? []
    return dishes[this.random.lowBelow(dishes.length)] ?? 0
  }

  private fitAndWeigh(day: number): void {
    this.fitter.fit(this.draft, day)
    this.draft.weigh(day)
  }

  private touch(first: number, other: number): true {
    this.touched.first = first
    this.touched.other = other
    return true
  }

  /** Locked, eaten twice, or itself a rest. */
  private isTied(day: number, meal: number): boolean {
    const { draft } = this
    if ((draft.problem.locked[day * MEALS_A_DAY + meal] ?? -1) >= 0) return true
    if (meal === LUNCH) return draft.isLeftover[day] === 1
    return meal === DINNER && draft.feedsTomorrow(day)
  }

  /** Answers the change that was possible. */
  private setPortion(slot: number, wished: number): number {
    const { draft } = this
    const least = draft.problem.leastPortion[slot] ?? 0
    const most = draft.problem.mostPortion[slot] ?? 0
    const present = draft.portion[slot] ?? 0
    draft.portion[slot] = wished < least ? least : wished > most ? most : wished
    return (draft.portion[slot] ?? 0) - present
  }

  /** The portion at which some perishable ingredient of the dish needs whole packs. */
  private toPackEnd(slot: number): number {
    const { draft, random } = this
    const { catalogue, people } = draft.problem
    const dish = draft.dish[slot] ?? 0
    const present = draft.portion[slot] ?? 0
    const start = catalogue.lineStart[dish] ?? 0
    const line = start + random.below((catalogue.lineStart[dish + 1] ?? 0) - start)
    const ingredient = catalogue.lineIngredient[line] ?? 0
    const need = draft.basket.need[ingredient] ?? 0
    if (catalogue.isPerishable[ingredient] === 0 || need <= 0) return present
    const pack = catalogue.packSpecks[ingredient] ?? 1
    const packs = Math.floor(need / pack) + (random.below(5) < 3 ? 0 : 1)
    const specksPerStep = (catalogue.lineSpecksPerStep[line] ?? 0) * people
    return specksPerStep > 0 ? present + Math.floor((packs * pack - need) / specksPerStep) : present
  }

  /** Keeps the day's energy by changing another of its portions. */
  private counterStep(day: number, slot: number, change: number): void {
    const { draft, random } = this
    const { meals, shares } = draft.problem
    const other = day * MEALS_A_DAY + (meals[random.below(meals.length)] ?? BREAKFAST)
    const share = shares[(draft.dish[other] ?? 0) * NUTRIENT_COUNT] ?? 0
    if (other === slot || share <= 0) return
    const kcal = change * (shares[(draft.dish[slot] ?? 0) * NUTRIENT_COUNT] ?? 0)
    this.setPortion(other, (draft.portion[other] ?? 0) - Math.floor(kcal / share))
  }
}
