import {
  CARBS,
  FAT,
  KCAL,
  NET_CARBS,
  NUTRIENT_COUNT,
  PROTEIN,
  type Catalogue,
  type EngineDish,
} from '../catalogue.ts'
import { netCarbsLimitMg, shareOfDay } from '../basics/day-share.ts'
import type { ServedMeal, Task } from '../task.ts'
import { NET_CARBS_AIM, PLAIN_PORTION } from '../weights.ts'

const idOf = ({ day, mealTime }: ServedMeal): string => `served:${day}:${mealTime}`

/** Of nothing that we cook: it is never a candidate, costs nothing and holds no allergen of ours. */
const toDish = (meal: ServedMeal): EngineDish => ({
  id: idOf(meal),
  cuisine: 'fusion',
  category: 'mains',
  mealTimes: [],
  minutes: 0,
  keepsDays: 0,
  equipment: [],
  heat: 0,
  lines: [],
})

/**
 * Milli-units of one person. Of the limit on net carbohydrates it takes its share, however many it
 * has: what we cook keeps to ours.
 */
const nutrientsOf = ({ mealTime, eaten }: ServedMeal, task: Task): number[] => {
  const share = shareOfDay([mealTime])
  const { kcal, proteinG, carbsG, fatG } = eaten ?? {
    kcal: (task.targets?.kcal ?? 0) * share,
    proteinG: (task.targets?.proteinG ?? 0) * share,
    carbsG: (task.targets?.carbsG ?? 0) * share,
    fatG: (task.targets?.fatG ?? 0) * share,
  }
  const limit = netCarbsLimitMg({ ...task, mealTimes: [mealTime] }) * NET_CARBS_AIM
  const nutrients = Array.from({ length: NUTRIENT_COUNT }, () => 0)
  nutrients[KCAL] = Math.round(kcal * 1000)
  nutrients[PROTEIN] = Math.round(proteinG * 1000)
  nutrients[CARBS] = Math.round(carbsG * 1000)
  nutrients[FAT] = Math.round(fatG * 1000)
  nutrients[NET_CARBS] = limit < Infinity ? Math.floor(limit) : 0
  return nutrients
}

const extended = (values: Float64Array, more: readonly number[]): Float64Array =>
  Float64Array.from([...values, ...more])

/** The catalogue with a dish for each served meal, which the task holds in its place. */
export const withServed = (
  catalogue: Catalogue,
  task: Task,
): { catalogue: Catalogue; task: Task } => {
  const { served = [] } = task
  if (served.length === 0) return { catalogue, task }
  const zeros = served.map(() => 0)
  const { rows, lineStart } = catalogue
  const first = rows.dishes.length
  const end = lineStart[first] ?? 0
  return {
    catalogue: {
      ...catalogue,
      rows: { ...rows, dishes: [...rows.dishes, ...served.map(toDish)] },
      dishIndex: new Map([
        ...catalogue.dishIndex,
        ...served.map((meal, at) => [idOf(meal), first + at] as const),
      ]),
      nutrients: extended(
        catalogue.nutrients,
        served.flatMap((meal) => nutrientsOf(meal, task)),
      ),
      lineStart: Int32Array.from([...lineStart, ...served.map(() => end)]),
      allergens: Int32Array.from([...catalogue.allergens, ...zeros]),
      traces: Int32Array.from([...catalogue.traces, ...zeros]),
      diets: Int32Array.from([...catalogue.diets, ...zeros]),
      mealTimes: Uint8Array.from([...catalogue.mealTimes, ...zeros]),
      equipment: Uint8Array.from([...catalogue.equipment, ...zeros]),
      servingCost: extended(catalogue.servingCost, zeros),
      minutes: Int32Array.from([...catalogue.minutes, ...zeros]),
      keepsDays: Uint8Array.from([...catalogue.keepsDays, ...zeros]),
      heat: Uint8Array.from([...catalogue.heat, ...zeros]),
      proteinClass: [...catalogue.proteinClass, ...served.map(() => 'none' as const)],
    },
    task: {
      ...task,
      locked: [
        ...task.locked,
        ...served.map((meal) => ({
          day: meal.day,
          mealTime: meal.mealTime,
          dishId: idOf(meal),
          portionTwentieths: PLAIN_PORTION,
        })),
      ],
    },
  }
}
