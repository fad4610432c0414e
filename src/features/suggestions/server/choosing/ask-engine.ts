import type { MealTime } from '#shared/food.ts'
import { suggestMeals, type Task } from '../../engine/engine.ts'
import type { Relaxation } from '../../rules.ts'
import type { FoodCatalogue } from '../catalogue/food-catalogue.ts'
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

/** Asks meal by meal; no dish comes twice. A dish without a reason of its own is at least a change. */
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
        reasons: reasons.length > 0 ? reasons : [{ kind: 'varied' }],
      })
    }
  }
  return { dishes: found, relaxed: [...relaxed] }
}
