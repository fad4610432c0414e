import type { Output } from '#shared/wire/endpoint.ts'
import type { Ingredient } from '#shared/food/food.ts'
import { type Language } from '#shared/language.ts'
import type { draftSummary, recipeDraft } from '../../draft-contract.ts'
import { activeMinutesOf, equipmentOf, minutesOf } from '../../drafts/effort.ts'
import { HEATING } from '../../drafts/draft.ts'
import { heatOf } from '../../drafts/raw-food.ts'
import { describeSteps, nameDraft } from '../../drafts/describe-draft.ts'
import { messages } from '../../messages.ts'
import { WHOLE_PORTION } from '../../portions.ts'
import { isSafeFor } from '../../safety.ts'
import { factsOf, type CookableDish, type FoodCatalogue } from '../catalogue/food-catalogue.ts'
import { presentRecipe } from '../recipes/present-recipe.ts'
import type { StoredDraft } from './draft-store.ts'
import type { Table } from '../choosing/build-task.ts'

export interface Shown {
  catalogue: FoodCatalogue
  diners: Table
  language: Language
}

/** Computed again from its ingredients each time; nothing that a model said of it is kept. */
export function cookableOf(
  draft: StoredDraft,
  { ingredients }: FoodCatalogue,
): CookableDish | undefined {
  const parts = draft.lines.flatMap(({ ingredientId }) => ingredients.get(ingredientId) ?? [])
  if (parts.length < draft.lines.length) return undefined
  return {
    id: draft.id,
    slug: '',
    name: nameDraft(parts),
    description: { en: messages.en.drafts.mark, ar: messages.ar.drafts.mark },
    cuisine: draft.cuisine,
    category: draft.category,
    mealTimes: [draft.mealTime],
    minutes: minutesOf(draft.steps),
    activeMinutes: activeMinutesOf(draft.steps),
    keepsDays: keepsDaysOf(draft, parts),
    equipment: equipmentOf(draft.steps),
    heat: heatOf(draft.lines),
    lines: draft.lines,
    steps: describeSteps(draft, parts),
    ...factsOf(draft.lines, ingredients),
  }
}

/** A day for what was cooked; fish and what was not cooked is eaten at once. */
const keepsDaysOf = ({ steps }: StoredDraft, parts: readonly Ingredient[]): number =>
  steps.some(({ act }) => HEATING.includes(act)) && parts.every(({ aisle }) => aisle !== 'fish')
    ? 1
    : 0

export const isSafeDraft = (dish: CookableDish, { dislikes, ...diners }: Table): boolean =>
  isSafeFor(dish, diners) && !dish.lines.some(({ ingredientId }) => dislikes.includes(ingredientId))

export function presentDraft(
  draft: StoredDraft,
  dish: CookableDish,
  { catalogue, diners, language }: Shown,
  servings: number,
): Output<{ output: typeof recipeDraft }> {
  const serving = { servings, portionTwentieths: WHOLE_PORTION }
  const {
    dishId: _id,
    slug: _slug,
    image: _image,
    ...recipe
  } = presentRecipe(catalogue, dish, serving, language)
  return { ...recipe, ...markOf(draft, dish, diners) }
}

const markOf = (draft: StoredDraft, dish: CookableDish, diners: Table) => ({
  id: draft.id,
  isDraft: true as const,
  createdAt: draft.createdAt.toISOString(),
  isSafe: isSafeDraft(dish, diners),
})

export function presentSummary(
  draft: StoredDraft,
  shown: Shown,
): Output<{ output: typeof draftSummary }> | undefined {
  const dish = cookableOf(draft, shown.catalogue)
  if (!dish) return undefined
  const {
    name,
    cuisineType,
    preparationTime,
    calories,
    allergens,
    id,
    isDraft,
    createdAt,
    isSafe,
  } = presentDraft(draft, dish, shown, 1)
  return {
    name,
    cuisineType,
    preparationTime,
    calories,
    allergens,
    id,
    isDraft,
    createdAt,
    isSafe,
  }
}
