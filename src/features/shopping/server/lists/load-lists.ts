import type { Database } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { loadWarnings, type WarnOf } from '#features/household/server/public.ts'
import {
  getFoodCatalogue,
  listAcceptedOf,
  listPantry,
  scaleDish,
  type FoodCatalogue,
} from '#features/suggestions/server/public.ts'
import { grossUp, MG_PER_G, reservePantry, sumAmounts } from '../../rules.ts'
import {
  listMarks,
  listMealRows,
  listOpen,
  listOrderedPacks,
  type ListRow,
  type Mark,
} from './list-store.ts'

type AcceptedMeal = Awaited<ReturnType<typeof listAcceptedOf>>[number]

/** An accepted meal with the servings of its list. */
export interface PlannedMeal extends AcceptedMeal {
  /** Edible milligrams of its ingredients. */
  edible: Map<string, number>
  /** By weight. */
  filsOf: Map<string, number>
}

export interface LoadedList extends ListRow {
  meals: PlannedMeal[]
  marks: Map<string, Mark>
  ordered: Map<string, { orderId: number; packs: number }>
  /** Gross milligrams that uncooked meals need. */
  needs: Map<string, number>
  /** What this list takes of the pantry. */
  reserved: Map<string, number>
}

export interface Shopping {
  catalogue: FoodCatalogue
  warnOf: WarnOf
  /** Milligrams that are at home. */
  pantry: ReadonlyMap<string, number>
  lists: ReadonlyMap<number, LoadedList>
}

/** What a meal needs of each ingredient: twice the servings are twice of everything. */
export function planMeal(catalogue: FoodCatalogue, meal: AcceptedMeal): PlannedMeal | undefined {
  const dish = catalogue.dishes.get(meal.dishId)
  if (!dish) return undefined
  const { lines } = scaleDish(catalogue, dish, meal)
  return {
    ...meal,
    edible: sumAmounts(
      lines.map(
        ({ ingredient, grams }) => new Map([[ingredient.id, Math.round(grams * MG_PER_G)]]),
      ),
    ),
    filsOf: sumAmounts(
      lines.map(({ ingredient, priceFils }) => new Map([[ingredient.id, priceFils]])),
    ),
  }
}

/** Gross milligrams of meals together. */
export function needsOf(
  { ingredients }: FoodCatalogue,
  meals: readonly PlannedMeal[],
): Map<string, number> {
  const edible = sumAmounts(meals.map((meal) => meal.edible))
  return new Map(
    [...edible].map(([id, mg]) => [id, grossUp(mg, ingredients.get(id)?.ediblePct ?? 100)]),
  )
}

/** The named lists, with what every open list of the customer leaves them of the pantry. */
export async function loadLists(
  db: Database,
  { id: customerId, language }: Pick<Member, 'id' | 'language'>,
  wanted: readonly ListRow[],
): Promise<Shopping> {
  const catalogue = await getFoodCatalogue(db)
  const open = await listOpen(db, customerId)
  const rows = [...open, ...wanted.filter(({ id }) => open.every((row) => row.id !== id))]
  const ids = rows.map(({ id }) => id)
  const [meals, marks, ordered, pantry] = [
    await loadMeals(db, customerId, catalogue, ids),
    Map.groupBy(await listMarks(db, ids), ({ listId }) => listId),
    Map.groupBy(await listOrderedPacks(db, ids), ({ listId }) => listId),
    await loadPantry(db, customerId),
  ]
  const lists = rows.map((row) => {
    const own = meals.get(row.id) ?? []
    return {
      ...row,
      meals: own,
      marks: new Map((marks.get(row.id) ?? []).map((mark) => [mark.ingredientId, mark])),
      ordered: new Map(
        (ordered.get(row.id) ?? []).map(({ ingredientId, orderId, packs }) => [
          ingredientId,
          { orderId, packs },
        ]),
      ),
      needs: needsOf(
        catalogue,
        own.filter(({ cookedAt }) => cookedAt === null),
      ),
    }
  })
  const reserved = reservePantry(pantry, lists.map(pantryNeedOf))
  return {
    catalogue,
    warnOf: await loadWarnings(db, { id: customerId, language }),
    pantry,
    lists: new Map(
      lists.map((list, index) => [list.id, { ...list, reserved: reserved[index] ?? new Map() }]),
    ),
  }
}

export const pantryNeedOf = ({ needs, marks }: Pick<LoadedList, 'needs' | 'marks'>) => ({
  needs,
  putBack: new Set(
    [...marks.values()]
      .filter(({ isPutBack }) => isPutBack)
      .map(({ ingredientId }) => ingredientId),
  ),
})

async function loadMeals(
  db: Database,
  customerId: string,
  catalogue: FoodCatalogue,
  listIds: readonly number[],
): Promise<Map<number, PlannedMeal[]>> {
  const rows = await listMealRows(db, listIds)
  const accepted = await listAcceptedOf(db, customerId, [
    ...new Set(rows.map(({ acceptedMealId }) => acceptedMealId)),
  ])
  const byList = Map.groupBy(rows, ({ listId }) => listId)
  return new Map(
    [...byList].map(([listId, own]) => [
      listId,
      accepted.flatMap((meal) => {
        const servings = own.find(({ acceptedMealId }) => acceptedMealId === meal.id)?.servings
        const planned = servings && planMeal(catalogue, { ...meal, servings })
        return planned ? [planned] : []
      }),
    ]),
  )
}

export async function loadPantry(db: Database, customerId: string): Promise<Map<string, number>> {
  const items = await listPantry(db, customerId)
  return new Map(items.map(({ ingredientId, grams }) => [ingredientId, grams * MG_PER_G]))
}
