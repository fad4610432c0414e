import { MEAL_TIMES } from '#shared/food.ts'
import type { Allergen, Diet, IngredientTag, MealTime } from '#shared/food.ts'
import type { CatalogueRows, EngineDish, EngineIngredient } from './catalogue.ts'
import type { PlannedMeal } from './plan.ts'
import type { LockedMeal, Task } from './task.ts'
import {
  BREAKFAST_WINDOW_DAYS,
  KCAL_OF_NET_CARBS_LIMIT,
  LARGEST_PORTION,
  MAINS_WINDOW_DAYS,
  MEAL_SHARES_PERCENT,
  NET_CARBS_A_DAY_G,
  PLAIN_PORTION,
  SMALLEST_PORTION,
} from './weights.ts'

/** The last three are wishes, which a plan may give up when it says so; the others are not. */
export const VIOLATION_KINDS = [
  'unknown',
  'allergen',
  'traces',
  'diet',
  'dislike',
  'banned',
  'equipment',
  'heat',
  'slot',
  'portion',
  'grams',
  'locked',
  'window',
  'minutes',
  'budget',
] as const
export type ViolationKind = (typeof VIOLATION_KINDS)[number]

export interface Violation {
  kind: ViolationKind
  day: number
  /** Missing where it is about a whole day or plan. */
  mealTime?: MealTime
  dishId?: string
  detail: string
}

/** Which diets an ingredient's tag breaks: the transposed second entry of the shared table. */
const BROKEN_BY_TAG: Readonly<Record<IngredientTag, readonly Diet[]>> = {
  meat: ['vegetarian', 'vegan', 'pescatarian'],
  poultry: ['vegetarian', 'vegan', 'pescatarian'],
  pork: ['vegetarian', 'vegan', 'pescatarian', 'halal'],
  fish: ['vegetarian', 'vegan'],
  shellfish: ['vegetarian', 'vegan'],
  egg: ['vegan'],
  dairy: ['vegan', 'dairy-free', 'paleo'],
  'animal-rennet': ['vegetarian', 'vegan', 'pescatarian'],
  honey: ['vegan'],
  grain: ['paleo'],
  legume: ['paleo'],
  refined: ['paleo'],
  alcohol: ['halal', 'paleo'],
}

const BROKEN_BY_ALLERGEN: Readonly<Record<Allergen, readonly Diet[]>> = {
  gluten: ['gluten-free', 'paleo'],
  crustaceans: ['vegetarian', 'vegan'],
  eggs: ['vegan'],
  fish: ['vegetarian', 'vegan'],
  peanuts: ['nut-free', 'paleo'],
  soybeans: ['paleo'],
  milk: ['vegan', 'dairy-free', 'paleo'],
  'tree-nuts': ['nut-free'],
  celery: [],
  mustard: [],
  sesame: [],
  sulphites: [],
  lupin: ['paleo'],
  molluscs: ['vegetarian', 'vegan'],
}

/** What an ingredient with this tag carries even if its row forgot to say so. */
const IMPLIED_ALLERGEN: Partial<Record<IngredientTag, Allergen>> = {
  egg: 'eggs',
  dairy: 'milk',
  fish: 'fish',
}

export const breaksDiet = ({ tags, allergens }: EngineIngredient, diet: Diet): boolean =>
  tags.some((tag) => BROKEN_BY_TAG[tag].includes(diet)) ||
  allergens.some((allergen) => BROKEN_BY_ALLERGEN[allergen].includes(diet))

const carries = ({ allergens, tags }: EngineIngredient, allergen: Allergen): boolean =>
  allergens.includes(allergen) || tags.some((tag) => IMPLIED_ALLERGEN[tag] === allergen)

interface Known {
  task: Task
  dishes: ReadonlyMap<string, EngineDish>
  ingredients: ReadonlyMap<string, EngineIngredient>
  meals: readonly PlannedMeal[]
}

type Finding = { kind: ViolationKind; detail: string }

const partsOf = ({ ingredients }: Known, ids: readonly string[]) =>
  ids.flatMap((id) => ingredients.get(id) ?? [])

/** Every ingredient that the dish's row or the meal's own list names. */
const idsIn = (meal: PlannedMeal, dish: EngineDish): string[] => [
  ...new Set([...dish.lines, ...meal.gramsByLine].map(({ ingredientId }) => ingredientId)),
]

const checkContents = (known: Known, meal: PlannedMeal, dish: EngineDish): Finding[] => {
  const { task, ingredients } = known
  const ids = idsIn(meal, dish)
  const findings: Finding[] = []
  const find = (kind: ViolationKind, detail: string) => findings.push({ kind, detail })
  for (const id of ids) if (!ingredients.has(id)) find('unknown', id)
  for (const part of partsOf(known, ids)) {
    for (const allergen of task.allergens) {
      if (carries(part, allergen)) find('allergen', `${allergen} in ${part.id}`)
      if (task.avoidsTraces && part.mayContain.includes(allergen))
        find('traces', `${allergen} in ${part.id}`)
    }
    for (const diet of task.diets) if (breaksDiet(part, diet)) find('diet', `${diet}: ${part.id}`)
    if (task.dislikes.includes(part.id)) find('dislike', part.id)
  }
  return findings
}

const findLock = ({ task }: Known, { day, mealTime }: PlannedMeal): LockedMeal | undefined =>
  task.locked.find((lock) => lock.day === day && lock.mealTime === mealTime)

const checkSlot = (known: Known, meal: PlannedMeal, dish: EngineDish): Finding[] => {
  const { task, meals } = known
  const findings: Finding[] = []
  const lock = findLock(known, meal)
  if (lock && lock.dishId !== dish.id) findings.push({ kind: 'locked', detail: lock.dishId })
  if (lock?.portionTwentieths && lock.portionTwentieths !== meal.portionTwentieths)
    findings.push({ kind: 'locked', detail: `${lock.portionTwentieths} twentieths` })
  if (meal.isLeftover) {
    const isCooked = meals.some(
      ({ day, mealTime, dishId }) =>
        day === meal.day - 1 && mealTime === 'dinner' && dishId === dish.id,
    )
    if (meal.mealTime !== 'lunch' || !isCooked || dish.keepsDays < 1)
      findings.push({ kind: 'slot', detail: 'a rest of nothing' })
    return findings
  }
  const isMeal = dish.mealTimes.includes(meal.mealTime) && dish.category !== 'sweets'
  if (!isMeal && !lock) findings.push({ kind: 'slot', detail: 'not for this meal time' })
  if (task.maxMinutes !== undefined && dish.minutes > task.maxMinutes && !lock)
    findings.push({ kind: 'minutes', detail: `${dish.minutes} minutes` })
  return findings
}

const checkAmounts = ({ task }: Known, meal: PlannedMeal, dish: EngineDish): Finding[] => {
  const { portionTwentieths: portion, gramsByLine } = meal
  const findings: Finding[] = []
  if (!Number.isInteger(portion) || portion < SMALLEST_PORTION || portion > LARGEST_PORTION)
    findings.push({ kind: 'portion', detail: `${portion} twentieths` })
  if (gramsByLine.length !== dish.lines.length)
    findings.push({ kind: 'grams', detail: `${gramsByLine.length} lines` })
  dish.lines.forEach(({ ingredientId, grams }, index) => {
    const line = gramsByLine[index]
    const exact = (grams * portion * task.portions) / PLAIN_PORTION
    const off = Math.abs((line?.grams ?? 0) - exact)
    const allowed = exact >= 47 ? 2.5 : exact >= 10 ? 0.5 : 0.25
    if (line?.ingredientId !== ingredientId || !(line.grams > 0) || off > allowed + 1e-9)
      findings.push({ kind: 'grams', detail: `${ingredientId}: ${line?.grams} g` })
  })
  return findings
}

const checkMeal = (known: Known, meal: PlannedMeal): Finding[] => {
  const dish = known.dishes.get(meal.dishId)
  if (!dish) return [{ kind: 'unknown', detail: meal.dishId }]
  const { banned, equipment, maxHeat } = known.task
  const findings: Finding[] = [
    ...checkContents(known, meal, dish),
    ...checkSlot(known, meal, dish),
    ...checkAmounts(known, meal, dish),
  ]
  if (banned.includes(dish.id)) findings.push({ kind: 'banned', detail: dish.id })
  const lacking = equipment ? dish.equipment.filter((one) => !equipment.includes(one)) : []
  if (lacking.length > 0) findings.push({ kind: 'equipment', detail: lacking.join(', ') })
  if (maxHeat !== undefined && dish.heat > maxHeat)
    findings.push({ kind: 'heat', detail: `${dish.heat}` })
  return findings
}

const netCarbsG = ({ ingredients }: Known, { gramsByLine }: PlannedMeal): number =>
  gramsByLine.reduce((sum, { ingredientId, grams }) => {
    const facts = ingredients.get(ingredientId)?.nutrientsPer100g
    return sum + (Math.max(0, (facts?.carbsG ?? 0) - (facts?.fibreG ?? 0)) * grams) / 100
  }, 0)

const checkNetCarbs = (known: Known): Violation[] => {
  const { task, meals } = known
  const limits = task.diets.flatMap((diet) =>
    diet === 'keto' || diet === 'low-carb' ? NET_CARBS_A_DAY_G[diet] : [],
  )
  if (limits.length === 0) return []
  const planned = MEAL_TIMES.filter((time) => task.mealTimes.includes(time))
  const share = planned.reduce((sum, time) => sum + MEAL_SHARES_PERCENT[time], 0) / 100
  const growth = Math.max(1, (task.targets?.kcal ?? 0) / KCAL_OF_NET_CARBS_LIMIT)
  const limit = Math.min(...limits) * share * growth
  return Array.from({ length: task.days }, (_, day) => {
    const eaten = meals
      .filter((meal) => meal.day === day)
      .reduce((sum, meal) => sum + netCarbsG(known, meal) / task.portions, 0)
    return { kind: 'diet' as const, day, eaten, detail: `${eaten.toFixed(1)} g of net carbs` }
  }).filter(({ eaten }) => eaten > limit + 1e-6)
}

const checkSlotsFilled = ({ task, meals }: Known): Violation[] => {
  const found: Violation[] = []
  for (let day = 0; day < task.days; day += 1) {
    for (const mealTime of MEAL_TIMES) {
      const expected = task.mealTimes.includes(mealTime) ? 1 : 0
      const count = meals.filter((meal) => meal.day === day && meal.mealTime === mealTime).length
      if (count !== expected) found.push({ kind: 'slot', day, mealTime, detail: `${count} meals` })
    }
  }
  const strays = meals.filter(({ day }) => !(day >= 0 && day < task.days))
  return [...found, ...strays.map(({ day }) => ({ kind: 'slot' as const, day, detail: 'no day' }))]
}

const checkWindows = (known: Known): Violation[] => {
  const { task, meals } = known
  const windows = task.noRepeatDays ?? {
    breakfast: BREAKFAST_WINDOW_DAYS,
    mains: MAINS_WINDOW_DAYS,
  }
  const found: Violation[] = []
  const cooked = meals.filter(({ isLeftover }) => !isLeftover)
  cooked.forEach((meal, index) => {
    const { day, mealTime, dishId } = meal
    const add = (detail: string) => found.push({ kind: 'window', day, mealTime, dishId, detail })
    const own = mealTime === 'breakfast' ? windows.breakfast : windows.mains
    const isLocked = findLock(known, meal) !== undefined
    const eaten = task.recent.find((one) => one.dishId === dishId && day + one.daysAgo < own)
    if (eaten && !isLocked) add(`eaten ${eaten.daysAgo} days before`)
    for (const other of cooked.slice(index + 1)) {
      if (other.dishId !== dishId || (isLocked && findLock(known, other))) continue
      const areBreakfasts = mealTime === 'breakfast' && other.mealTime === 'breakfast'
      const window = areBreakfasts ? windows.breakfast : windows.mains
      if (Math.abs(other.day - day) < window) add(`again on day ${other.day}`)
    }
  })
  return found
}

/** Fils to spend, from the rows: perishables in whole packs, the pantry taken off. */
export const basketFilsOf = (
  ingredients: ReadonlyMap<string, EngineIngredient>,
  pantry: ReadonlyMap<string, number>,
  meals: readonly Pick<PlannedMeal, 'gramsByLine'>[],
): number => {
  const grams = new Map<string, number>()
  for (const { ingredientId, grams: more } of meals.flatMap(({ gramsByLine }) => gramsByLine))
    grams.set(ingredientId, (grams.get(ingredientId) ?? 0) + more)
  let fils = 0
  for (const [id, needed] of grams) {
    const part = ingredients.get(id)
    const missing = Math.round((needed - (pantry.get(id) ?? 0)) * 1e5) / 1e5
    if (!part || missing <= 0) continue
    const bought = (missing * 100) / part.ediblePct
    const packs = Math.ceil(bought / part.packGrams - 1e-9) * part.packGrams
    fils += ((part.perishable ? packs : bought) * part.pricePerKgFils) / 1000
  }
  return fils
}

const checkBudget = ({ task, ingredients, meals }: Known): Violation[] => {
  if (task.budgetFilsPerDay === undefined) return []
  const planned = MEAL_TIMES.filter((time) => task.mealTimes.includes(time))
  const share = planned.reduce((sum, time) => sum + MEAL_SHARES_PERCENT[time], 0) / 100
  const budget = task.budgetFilsPerDay * share * task.days * task.portions
  const fils = basketFilsOf(ingredients, task.pantry, meals)
  return fils > budget * 1.001 + 1
    ? [{ kind: 'budget', day: 0, detail: `${Math.ceil(fils)} of ${Math.floor(budget)} fils` }]
    : []
}

type Index = Pick<Known, 'dishes' | 'ingredients'>
const indexes = new WeakMap<CatalogueRows, Index>()

const indexOf = (rows: CatalogueRows): Index => {
  const known = indexes.get(rows)
  if (known) return known
  const index = {
    dishes: new Map(rows.dishes.map((dish) => [dish.id, dish])),
    ingredients: new Map(rows.ingredients.map((part) => [part.id, part])),
  }
  indexes.set(rows, index)
  return index
}

/**
 * Checks meals against the raw rows, on its own: it shares no code with the compiled catalogue or
 * the search. Empty when nothing is wrong.
 */
export const verify = (
  rows: CatalogueRows,
  task: Task,
  meals: readonly PlannedMeal[],
): Violation[] => {
  const known: Known = { task, meals, ...indexOf(rows) }
  const ofMeals = meals.flatMap((meal) => {
    const { day, mealTime, dishId } = meal
    return checkMeal(known, meal).map((finding) => ({ ...finding, day, mealTime, dishId }))
  })
  return [
    ...checkSlotsFilled(known),
    ...ofMeals,
    ...checkNetCarbs(known),
    ...checkWindows(known),
    ...checkBudget(known),
  ]
}
