import { computeDish } from '#shared/food/dish-facts.ts'
import type { Ingredient } from '#shared/food/food.ts'
import { checkDraft, type DraftError } from '../../drafts/check-draft.ts'
import type { Draft } from '../../drafts/draft.ts'
import { equipmentOf, minutesOf } from '../../drafts/effort.ts'
import { heatOf } from '../../drafts/raw-food.ts'
import {
  compileCatalogue,
  planMeals,
  type EngineDish,
  type EngineIngredient,
  type Task,
} from '../../engine/engine.ts'
import { WHOLE_PORTION } from '../../portions.ts'
import { isSafeFor } from '../../safety.ts'

const DRAFT_ID = 'draft'

/** Ingredients that the household may have: a model is offered no others. */
export function offerIngredients(
  ingredients: ReadonlyMap<string, Ingredient>,
  task: Pick<Task, 'allergens' | 'diets' | 'traces' | 'dislikes'>,
): string[] {
  return [...ingredients.values()]
    .filter(({ id, mayContain }) => {
      const facts = computeDish([{ ingredientId: id, grams: 100 }], ingredients)
      return (
        !task.dislikes.includes(id) &&
        isSafeFor({ ...facts, slug: id, mayContain }, { ...task, blockedDishes: [] })
      )
    })
    .map(({ id }) => id)
}

export type JudgeError = DraftError | 'draft_unsafe'

/**
 * What speaks against a draft: first the gates of the catalogue, then the engine's own compiler and
 * its independent check, for this household.
 */
export function judgeDraft(
  draft: Draft,
  ingredients: ReadonlyMap<string, Ingredient>,
  task: Task,
): JudgeError[] {
  const errors = checkDraft(draft, ingredients)
  if (errors.includes('draft_unfit')) return errors
  return isServable(draft, ingredients, task) ? errors : [...errors, 'draft_unsafe']
}

function isServable(
  draft: Draft,
  ingredients: ReadonlyMap<string, EngineIngredient>,
  task: Task,
): boolean {
  const { mealTime, lines } = draft
  const catalogue = compileCatalogue({
    ingredients: lines.flatMap(({ ingredientId }) => ingredients.get(ingredientId) ?? []),
    dishes: [toDish(draft)],
  })
  const { budgetFilsPerDay: _budget, taste: _taste, exploring: _exploring, ...hard } = task
  const outcome = planMeals(catalogue, {
    ...hard,
    days: 1,
    mealTimes: [mealTime],
    recent: [],
    leftoversWished: 0,
    locked: [{ day: 0, mealTime, dishId: DRAFT_ID, portionTwentieths: WHOLE_PORTION }],
  })
  return outcome.kind === 'plan' && outcome.incidents.length === 0
}

const toDish = ({ cuisine, category, mealTime, lines, steps }: Draft): EngineDish => ({
  id: DRAFT_ID,
  cuisine,
  category,
  mealTimes: [mealTime],
  minutes: minutesOf(steps),
  keepsDays: 0,
  equipment: equipmentOf(steps),
  heat: heatOf(lines),
  lines,
})
