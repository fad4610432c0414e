import type { MealTime } from '#shared/food/food.ts'
import { suggestMeals, type Reason, type Task } from '../../engine/engine.ts'
import type { Relaxation } from '../../rules.ts'
import type { Wish } from '../../wishes/wish.ts'
import type { CookableDish, FoodCatalogue } from '../catalogue/food-catalogue.ts'
import { shapeByWish } from '../wished/apply-wish.ts'
import { hasOwnTargets } from './build-task.ts'
import {
  fitPortion,
  mealOf,
  mealTimesOf,
  pointsOf,
  rankDishes,
  type Point,
} from '../wished/wish-points.ts'

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
  wish?: Wish | null
}

/** On target is worth telling to who has one. */
export const tellable = (reasons: readonly Reason[], task: Task): Reason[] =>
  reasons.filter(({ kind }) => kind !== 'on-target' || hasOwnTargets(task))

/** Asks meal by meal; no dish comes twice. */
export function askEngine({ catalogue, task, counts, shown, wish }: Question) {
  const asking = new Asking(catalogue, task, shown)
  const wished = new Set(wish ? mealTimesOf(wish, [...counts.keys()]) : [])
  const wishing = wish && { wish, ...rankedBy(catalogue, wish, task.portions) }
  for (const [mealTime, count] of counts) {
    if (wishing && wished.has(mealTime)) asking.askAsWished(mealTime, count, wishing)
    else asking.ask(task, mealTime, count)
  }
  return { dishes: asking.found, relaxed: [...asking.relaxed] }
}

const rankedBy = (catalogue: FoodCatalogue, wish: Wish, servings: number) => {
  const points = pointsOf(catalogue, wish)
  return { points, rank: rankDishes(catalogue, points, servings) }
}

type Wishing = { wish: Wish } & ReturnType<typeof rankedBy>

class Asking {
  readonly found: SuggestedDish[] = []
  readonly relaxed = new Set<Relaxation>()
  private readonly catalogue: FoodCatalogue
  private readonly task: Task
  private readonly seen: Set<string>
  private readonly metPoints = new Set<string>()

  constructor(catalogue: FoodCatalogue, task: Task, shown: readonly number[]) {
    this.catalogue = catalogue
    this.task = task
    this.seen = new Set(shown.flatMap((id) => catalogue.dishes.get(id)?.slug ?? []))
  }

  ask(task: Task, mealTime: MealTime, count: number): void {
    if (count > 0)
      for (const kind of this.take(task, mealTime, count).relaxed) this.relaxed.add(kind)
  }

  /**
   * The dishes nearest to the wish first, and of those the engine's choice. As long as something
   * wished for is not on the table, dishes are asked for one by one, so that each has its turn.
   */
  askAsWished(mealTime: MealTime, count: number, { wish, points, rank }: Wishing): void {
    const isOpen = (point: Point) => !point.isLimit && !this.metPoints.has(keyOf(point))
    const shaped = shapeByWish(this.task, wish)
    const left = new Set(
      [...this.catalogue.dishes.values()].filter((dish) => dish.mealTimes.includes(mealTime)),
    )
    let missing = count
    while (missing > 0 && left.size > 0) {
      const best = highest(left, (dish) => rank(dish, isOpen))
      const wanted = points.some(isOpen) ? 1 : missing
      const before = this.found.length
      const { relaxed } = this.take(this.only(shaped, best), mealTime, wanted, points)
      if (relaxed.includes('minutes') && wish.maxMinutes === null) this.relaxed.add('minutes')
      const taken = this.found.length - before
      missing -= taken
      if (taken < wanted) for (const dish of best) left.delete(dish)
    }
  }

  private only(task: Task, dishes: ReadonlySet<CookableDish>): Task {
    const others = [...this.catalogue.dishes.values()].filter((dish) => !dishes.has(dish))
    return { ...task, banned: [...task.banned, ...others.map(({ slug }) => slug)] }
  }

  private take(task: Task, mealTime: MealTime, count: number, points: readonly Point[] = []) {
    const { bySlug, engine } = this.catalogue
    const answer = suggestMeals(engine, task, mealTime, count, this.seen)
    for (const { dishId: slug, portionTwentieths, reasons } of answer.suggestions) {
      const dish = bySlug.get(slug)
      if (!dish) throw new Error(`The engine suggests ${slug}, which is not in the catalogue`)
      const amount = { portionTwentieths, servings: task.portions }
      const portion =
        points.length === 0 ? portionTwentieths : fitPortion(this.catalogue, points, dish, amount)
      this.seen.add(slug)
      this.found.push({
        mealTime,
        dishId: dish.id,
        portionTwentieths: portion,
        reasons: tellable(reasons, this.task),
      })
      const meal = mealOf(this.catalogue, dish, { ...amount, portionTwentieths: portion })
      for (const point of points) if (point.isMet(meal)) this.metPoints.add(keyOf(point))
    }
    return { relaxed: answer.relaxed.map(({ kind }) => kind) }
  }
}

const keyOf = ({ slot, values }: Point): string => `${slot}:${values.join()}`

const highest = (
  dishes: Iterable<CookableDish>,
  score: (dish: CookableDish) => number,
): ReadonlySet<CookableDish> => {
  const groups = Map.groupBy(dishes, score)
  return new Set(groups.get(Math.max(...groups.keys())))
}
