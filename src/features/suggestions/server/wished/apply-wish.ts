import { MEAL_SHARES_PERCENT, LEAST_KCAL_A_DAY } from '../../engine/weights.ts'
import type { Targets, Task } from '../../engine/engine.ts'
import { withWish } from '../../wishes/apply-wish.ts'
import { isDishNamed } from '../../wishes/reading/dish-names.ts'
import type { Wish } from '../../wishes/wish.ts'
import type { FoodCatalogue } from '../catalogue/food-catalogue.ts'

const LIGHT_PERCENT = 75
const HIGH_PROTEIN_PERCENT = 150

/** What a confirmed sentence keeps off the table at every meal; it takes nothing back. */
export function restrictByWish(catalogue: FoodCatalogue, task: Task, wish: Wish): Task {
  const refused = [...catalogue.dishes.values()].filter(
    (dish) =>
      wish.unwantedCuisines.includes(dish.cuisine) ||
      wish.unwantedDishes.some((name) => isDishNamed(dish, name)),
  )
  return {
    ...task,
    ...withWish(task, wish, catalogue.ingredients.values()),
    banned: [...task.banned, ...refused.map(({ slug }) => slug)],
    portions: wish.servings ?? task.portions,
  }
}

/** The task of the meals that the wish is for. */
export function shapeByWish(task: Task, wish: Wish): Task {
  const minutes = leastOf(task.maxMinutes, wish.maxMinutes)
  const heat = leastOf(task.maxHeat, wish.maxHeat)
  const budget = leastOf(task.budgetFilsPerDay, budgetOfDay(wish, task))
  return {
    ...task,
    cuisines: wish.cuisines.length > 0 ? wish.cuisines : task.cuisines,
    ...(task.targets && { targets: targetsFor(task.targets, wish) }),
    ...(minutes !== undefined && { maxMinutes: minutes }),
    ...(heat !== undefined && { maxHeat: heat }),
    ...(budget !== undefined && { budgetFilsPerDay: budget }),
  }
}

const leastOf = (usual: number | undefined, wished: number | null): number | undefined =>
  wished === null ? usual : Math.min(usual ?? wished, wished)

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
const budgetOfDay = ({ budgetFils }: Wish, { portions }: Task): number | null =>
  budgetFils === null
    ? null
    : Math.round((budgetFils * 100) / (portions * MEAL_SHARES_PERCENT.lunch))
