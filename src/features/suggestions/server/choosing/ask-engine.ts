import type { MealTime } from '#shared/food/food.ts'
import { suggestMeals, type Catalogue, type Reason, type Task } from '../../engine/engine.ts'
import type { Relaxation } from '../../rules.ts'
import type { FoodCatalogue } from '../catalogue/food-catalogue.ts'
import { hasOwnTargets } from './build-task.ts'

export interface SuggestedDish {
  mealTime: MealTime
  dishId: number
  portionTwentieths: number
  reasons: Reason[]
}

interface Question {
  catalogue: FoodCatalogue
  task: Task
  /** How many dishes each meal needs. */
  counts: ReadonlyMap<MealTime, number>
  /** Dishes that were on the table today: they do not come again. */
  shown: readonly number[]
  /** Slugs of dishes that come first. */
  wanted?: ReadonlySet<string> | undefined
}

/** On target is worth telling to who has one. */
export const tellable = (reasons: readonly Reason[], task: Task): Reason[] =>
  reasons.filter(({ kind }) => kind !== 'on-target' || hasOwnTargets(task))

/** Asks meal by meal; no dish comes twice. */
export function askEngine({ catalogue, task, counts, shown, wanted }: Question) {
  const { dishes, bySlug, engine } = catalogue
  const seen = new Set(shown.flatMap((id) => dishes.get(id)?.slug ?? []))
  const found: SuggestedDish[] = []
  const relaxed = new Set<Relaxation>()
  const ask = (asked: Task, mealTime: MealTime, count: number) => {
    const answer = suggestMeals(engine, asked, mealTime, count, seen)
    for (const { kind } of answer.relaxed) relaxed.add(kind)
    for (const { dishId: slug, portionTwentieths, reasons } of answer.suggestions) {
      const dish = bySlug.get(slug)
      if (!dish) throw new Error(`The engine suggests ${slug}, which is not in the catalogue`)
      seen.add(slug)
      found.push({ mealTime, dishId: dish.id, portionTwentieths, reasons: tellable(reasons, task) })
    }
    return answer.suggestions.length
  }
  for (const [mealTime, count] of counts) {
    const first = wanted && onlyWanted(task, wanted, [...bySlug.keys()])
    const wished = first ? countUnrelaxed(engine, first, { mealTime, count, seen }) : 0
    const had = first && wished > 0 ? ask(first, mealTime, wished) : 0
    if (had < count) ask(task, mealTime, count - had)
  }
  return { dishes: found, relaxed: [...relaxed] }
}

const onlyWanted = (task: Task, wanted: ReadonlySet<string>, all: readonly string[]): Task => ({
  ...task,
  banned: [...task.banned, ...all.filter((slug) => !wanted.has(slug))],
})

/** As many wanted dishes as there are without giving up another wish for them. */
function countUnrelaxed(
  engine: Catalogue,
  task: Task,
  { mealTime, count, seen }: { mealTime: MealTime; count: number; seen: ReadonlySet<string> },
): number {
  for (let wished = count; wished > 0; wished -= 1) {
    const { relaxed, suggestions } = suggestMeals(engine, task, mealTime, wished, seen)
    if (relaxed.length === 0 && suggestions.length === wished) return wished
  }
  return 0
}
