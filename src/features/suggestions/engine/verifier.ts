import type { CatalogueRows, EngineDish } from './catalogue.ts'
import type { PlannedMeal } from './plan.ts'
import type { Task } from './task.ts'
import { breaksDiet, carries } from './verifying/breaks.ts'
import { findLock, type Known, type Violation, type ViolationKind } from './verifying/violation.ts'
import {
  checkBudget,
  checkNetCarbs,
  checkSlotsFilled,
  checkWindows,
} from './verifying/whole-plan.ts'
import { LARGEST_PORTION, PLAIN_PORTION, SMALLEST_PORTION } from './weights.ts'

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
    }
    for (const allergen of task.traces) {
      if (part.mayContain.includes(allergen)) find('traces', `${allergen} in ${part.id}`)
    }
    for (const diet of task.diets) if (breaksDiet(part, diet)) find('diet', `${diet}: ${part.id}`)
    if (task.dislikes.includes(part.id)) find('dislike', part.id)
  }
  return findings
}

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
