import type { MealTime } from '#shared/food.ts'
import { suggestMeals, type Reason, type Task } from '../../engine/engine.ts'
import type { Relaxation } from '../../rules.ts'
import type { FoodCatalogue } from '../catalogue/food-catalogue.ts'
import { hasOwnTargets } from './build-task.ts'
import type { StoredReason } from './reasons.ts'

export interface SuggestedDish {
  mealTime: MealTime
  dishId: number
  portionTwentieths: number
  reasons: StoredReason[]
}

interface Question {
  catalogue: FoodCatalogue
  task: Task
  /** How many dishes each meal needs. */
  counts: ReadonlyMap<MealTime, number>
  /** Dishes that were on the table today: they do not come again. */
  shown: readonly number[]
}

/** On target is worth telling to who has one; a dish without any reason is at least a change. */
export function tellable(reasons: readonly Reason[], task: Task): StoredReason[] {
  const told = reasons.filter(({ kind }) => kind !== 'on-target' || hasOwnTargets(task))
  return told.length > 0 ? told : [{ kind: 'varied' }]
}

/** Asks meal by meal; no dish comes twice. */
export function askEngine({ catalogue, task, counts, shown }: Question) {
  const { dishes, bySlug, engine } = catalogue
  const seen = new Set(shown.flatMap((id) => dishes.get(id)?.slug ?? []))
  const found: SuggestedDish[] = []
  const relaxed = new Set<Relaxation>()
  for (const [mealTime, count] of counts) {
    if (count === 0) continue
    const answer = suggestMeals(engine, task, mealTime, count, seen)
    for (const { kind } of answer.relaxed) relaxed.add(kind)
    for (const { dishId: slug, portionTwentieths, reasons } of answer.suggestions) {
      const dish = bySlug.get(slug)
      if (!dish) throw new Error(`The engine suggests ${slug}, which is not in the catalogue`)
      seen.add(slug)
      found.push({
        mealTime,
        dishId: dish.id,
        portionTwentieths,
        reasons: tellable(reasons, task),
      })
    }
  }
  return { dishes: found, relaxed: [...relaxed] }
}
