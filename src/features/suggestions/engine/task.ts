import { DIETS, MEAL_TIMES } from '#shared/food/food.ts'
import type { Allergen, Cuisine, Diet, Equipment, MealTime } from '#shared/food/food.ts'
import { EngineError } from './errors.ts'
import {
  BREAKFAST_WINDOW_DAYS,
  LARGEST_PORTION,
  LEAST_KCAL_A_DAY,
  MAINS_WINDOW_DAYS,
  MOST_DAYS,
  MOST_PEOPLE,
  SMALLEST_PORTION,
} from './weights.ts'

/** One person's whole day, all three meals; a plan of fewer meals takes their share of it. */
export interface Targets {
  kcal: number
  proteinG?: number
  carbsG?: number
  fatG?: number
}

export interface RecentDish {
  dishId: string
  /** 1 is the day before the first day of the plan. */
  daysAgo: number
}

export interface LockedMeal {
  /** 0 is the first day of the plan. */
  day: number
  mealTime: MealTime
  dishId: string
  /** Twentieths of a serving, 12 to 36; without it the engine chooses. */
  portionTwentieths?: number
}

/** A meal that someone else brings: nothing is cooked in its place, and what it holds counts. */
export interface ServedMeal {
  day: number
  mealTime: MealTime
  /** Of one person; without it, what the meal's share of the targets would be. */
  eaten?: Required<Targets>
}

/** What a household asks for. Safety (allergens to equipment) is never relaxed; wishes are. */
export interface Task {
  /** The same seed, catalogue and task give the same answer, to the byte. */
  seed: number
  /** 1 to 14. */
  days: number
  mealTimes: readonly MealTime[]
  /** People at the table, 1 to 12. */
  portions: number
  targets?: Targets

  allergens: readonly Allergen[]
  /** Not even traces of these. */
  traces: readonly Allergen[]
  diets: readonly Diet[]
  /** Ingredient ids. */
  dislikes: readonly string[]
  /** Dish ids. */
  banned: readonly string[]
  /** What the kitchen has; without it, everything. */
  equipment?: readonly Equipment[]
  /** 0 none to 3 hot. */
  maxHeat?: number

  /** Liked ones; none means no preference. */
  cuisines: readonly Cuisine[]
  maxMinutes?: number
  /** One person's whole day, as the targets. */
  budgetFilsPerDay?: number
  /** Edible grams at home, by ingredient id. */
  pantry: ReadonlyMap<string, number>
  recent: readonly RecentDish[]
  /** Days until a dish may come again. */
  noRepeatDays?: { breakfast: number; mains: number }
  /** Lunches that may be the rest of the dinner before. */
  leftoversWished: number
  locked: readonly LockedMeal[]
  served?: readonly ServedMeal[]
  /** Learned liking of dishes, 0 to 1000, by dish id; takes the place of the cuisines. */
  taste?: ReadonlyMap<string, number>
  /** The same, drawn instead of expected: for the suggestions that try something out. */
  exploring?: ReadonlyMap<string, number>
}

/** A wish that could not be kept, in the order in which they were given up. */
export type Relaxation =
  | { kind: 'window'; mealTime: 'breakfast' | 'mains'; fromDays: number; toDays: number }
  | { kind: 'cuisines'; mealTime: MealTime }
  | { kind: 'minutes'; from: number; to: number }
  | { kind: 'macros'; kcalErrorPercent: number; macroErrorPercent: number }
  | { kind: 'budget'; fromFils: number; toFils: number }

export type NoPlanReason =
  /** Nothing in the catalogue is safe for this household at one of the meal times. */
  | 'no_safe_dish'
  /** Too few safe dishes even with every wish given up. */
  | 'too_few_dishes'
  /** A locked meal breaks an allergy, a diet, a dislike, a ban or the equipment. */
  | 'locked_unsafe'
  /** The independent check refused two plans. */
  | 'not_verified'

export const noRepeatDaysOf = (task: Task) =>
  task.noRepeatDays ?? { breakfast: BREAKFAST_WINDOW_DAYS, mains: MAINS_WINDOW_DAYS }

/** The planned meal times in the order of a day. */
export const plannedTimes = (task: Task): MealTime[] =>
  MEAL_TIMES.filter((time) => task.mealTimes.includes(time))

const isWhole = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most

const checkTargets = ({ kcal, proteinG = 1, carbsG = 1, fatG = 1 }: Targets) => {
  if (!(kcal >= LEAST_KCAL_A_DAY)) throw new EngineError('target_too_low', `${kcal} kcal a day`)
  for (const grams of [proteinG, carbsG, fatG]) {
    if (!(grams > 0)) throw new EngineError('number_out_of_range', `a target of ${grams} g`)
  }
}

const checkLocked = ({ locked, served = [], days, mealTimes }: Task) => {
  const seen = new Set<string>()
  for (const { day, mealTime } of [...locked, ...served]) {
    const slot = `day ${day}, ${mealTime}`
    if (!isWhole(day, 0, days - 1) || !mealTimes.includes(mealTime))
      throw new EngineError('slot_not_planned', slot)
    if (seen.has(slot)) throw new EngineError('slot_locked_twice', slot)
    seen.add(slot)
  }
  for (const { portionTwentieths } of locked) {
    if (portionTwentieths === undefined) continue
    if (!isWhole(portionTwentieths, SMALLEST_PORTION, LARGEST_PORTION))
      throw new EngineError('number_out_of_range', `${portionTwentieths} twentieths`)
  }
}

const checkServed = ({ served = [] }: Task) => {
  for (const { kcal, proteinG, carbsG, fatG } of served.flatMap(({ eaten }) => eaten ?? [])) {
    if (![kcal, proteinG, carbsG, fatG].every((amount) => amount >= 0 && amount < Infinity))
      throw new EngineError('number_out_of_range', 'a served meal of no amount')
  }
}

/** Throws an EngineError on a task that makes no sense. */
export const checkTask = (task: Task): void => {
  if (!isWhole(task.days, 1, MOST_DAYS))
    throw new EngineError('days_out_of_range', `${task.days} days`)
  if (!isWhole(task.portions, 1, MOST_PEOPLE))
    throw new EngineError('people_out_of_range', `${task.portions} people`)
  if (plannedTimes(task).length === 0) throw new EngineError('no_meal_time', 'nothing to plan')
  if (task.diets.some((diet) => !DIETS.includes(diet)))
    throw new EngineError('number_out_of_range', 'an unknown diet')
  const { breakfast, mains } = noRepeatDaysOf(task)
  const counts = [breakfast, mains, task.leftoversWished, task.seed]
  if (counts.some((count) => !Number.isSafeInteger(count) || count < 0) || breakfast * mains === 0)
    throw new EngineError('number_out_of_range', 'a count is not whole')
  if (task.budgetFilsPerDay !== undefined && !(task.budgetFilsPerDay > 0))
    throw new EngineError('number_out_of_range', 'a budget of nothing')
  if (task.targets) checkTargets(task.targets)
  checkLocked(task)
  checkServed(task)
}
