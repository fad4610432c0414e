import { MEAL_SHARES_PERCENT, LEAST_KCAL_A_DAY } from '../../engine/weights.ts'
import type { Targets, Task } from '../../engine/engine.ts'
import { withWish } from '../../wishes/apply-wish.ts'
import { membersOf } from '../../wishes/reading/food-groups.ts'
import type { Wish } from '../../wishes/wish.ts'
import type { FoodCatalogue } from '../catalogue/food-catalogue.ts'

const LIGHT_PERCENT = 75
const HIGH_PROTEIN_PERCENT = 150

/** A confirmed sentence on top of the usual task. It adds allergies and diets and takes none away. */
export function applyWish(catalogue: FoodCatalogue, task: Task, wish: Wish): Task {
  const ingredients = [...catalogue.ingredients.values()]
  const minutes = leastOf(task.maxMinutes, wish.maxMinutes)
  const heat = leastOf(task.maxHeat, wish.maxHeat)
  const budget = leastOf(task.budgetFilsPerDay, budgetOfDay(wish, task))
  return {
    ...task,
    ...withWish(task, wish, ingredients),
    portions: wish.servings ?? task.portions,
    cuisines: wish.cuisines.length > 0 ? wish.cuisines : task.cuisines,
    ...(task.targets && { targets: targetsFor(task.targets, wish) }),
    ...(minutes !== undefined && { maxMinutes: minutes }),
    ...(heat !== undefined && { maxHeat: heat }),
    ...(budget !== undefined && { budgetFilsPerDay: budget }),
  }
}

const leastOf = (usual: number | undefined, wished: number | null): number | undefined =>
  wished === null ? usual : Math.min(usual ?? wished, wished)

/** The dishes with something that was wanted; nothing where nothing was. */
export function wantedDishes(
  { dishes, ingredients }: FoodCatalogue,
  wish: Wish | null,
): ReadonlySet<string> | undefined {
  if (!wish || wish.wantedIngredients.length === 0) return undefined
  const known = [...ingredients.values()]
  const wanted = new Set(wish.wantedIngredients.flatMap((food) => membersOf(food, known, 'wanted')))
  const having = [...dishes.values()].filter(({ lines }) =>
    lines.some(({ ingredientId }) => wanted.has(ingredientId)),
  )
  return new Set(having.map(({ slug }) => slug))
}

const percentOf = (amount: number, percent: number): number => Math.round((amount * percent) / 100)

/** A main meal's limit as that of a day, never below what a grown-up's day may be planned with. */
function targetsFor(targets: Targets, { leanings, maxKcal }: Wish): Targets {
  if (leanings.length === 0 && maxKcal === null) return targets
  const light = leanings.includes('light') ? percentOf(targets.kcal, LIGHT_PERCENT) : targets.kcal
  const kcalOfDay = maxKcal === null ? light : (maxKcal * 100) / MEAL_SHARES_PERCENT.lunch
  const kcal = Math.max(LEAST_KCAL_A_DAY, Math.round(Math.min(light, kcalOfDay)))
  const share = (kcal * 100) / targets.kcal
  const isRich = leanings.includes('high-protein')
  const { proteinG, carbsG, fatG } = targets
  return {
    kcal,
    ...(proteinG !== undefined && {
      proteinG: percentOf(proteinG, isRich ? HIGH_PROTEIN_PERCENT : share),
    }),
    ...(carbsG !== undefined && { carbsG: percentOf(carbsG, share) }),
    ...(fatG !== undefined && { fatG: percentOf(fatG, share) }),
  }
}

/** What the meal may cost with all its servings, as the day of one person. */
const budgetOfDay = ({ budgetFils, servings }: Wish, { portions }: Task): number | null =>
  budgetFils === null
    ? null
    : Math.round((budgetFils * 100) / ((servings ?? portions) * MEAL_SHARES_PERCENT.lunch))
