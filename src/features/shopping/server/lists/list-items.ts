import { AISLES, type Ingredient } from '#shared/food/food.ts'
import type { FoodCatalogue } from '#features/suggestions/server/public.ts'
import { MG_PER_G, packFils, packsFor, sumAmounts, weightFils } from '../../rules.ts'
import type { LoadedList } from './load-lists.ts'

export interface ListItem {
  ingredient: Ingredient
  /** Gross milligrams beyond the pantry. */
  needMg: number
  pantryMg: number
  extraGrams: number | null
  packs: number
  /** Of all packs. */
  grossFils: number
  /** By weight: what the meals use, and what was added. */
  mealFils: number
  extraFils: number
  mealIds: number[]
  tickedPacks: number
  orderId: number | null
  packsLeft: number
}

const aisleOrder = new Map(AISLES.map((aisle, position) => [aisle, position]))

/** By aisle, in the order of a walk through the shop, and by id within it. */
export const byAisle = (one: Ingredient, other: Ingredient): number =>
  (aisleOrder.get(one.aisle) ?? 0) - (aisleOrder.get(other.aisle) ?? 0) ||
  (one.id < other.id ? -1 : 1)

/** What has to be bought for a list; what the pantry covers whole is not in it. */
export function itemsOf({ ingredients }: FoodCatalogue, list: LoadedList): ListItem[] {
  const uncooked = list.meals.filter(({ cookedAt }) => cookedAt === null)
  const filsOf = sumAmounts(uncooked.map((meal) => meal.filsOf))
  const extras = [...list.marks.values()].filter(({ extraGrams }) => extraGrams !== null)
  const ids = new Set([...list.needs.keys(), ...extras.map(({ ingredientId }) => ingredientId)])
  return [...ids]
    .flatMap((id) => {
      const ingredient = ingredients.get(id)
      const item = ingredient && itemOf(list, ingredient, filsOf.get(id) ?? 0)
      return item ? [item] : []
    })
    .map((item) => ({
      ...item,
      mealIds: uncooked.filter(({ edible }) => edible.has(item.ingredient.id)).map(({ id }) => id),
    }))
    .toSorted((one, other) => byAisle(one.ingredient, other.ingredient))
}

function itemOf(
  { needs, reserved, marks, ordered }: LoadedList,
  ingredient: Ingredient,
  mealFils: number,
): Omit<ListItem, 'mealIds'> | undefined {
  const mark = marks.get(ingredient.id)
  const extraGrams = mark?.extraGrams ?? null
  const pantryMg = reserved.get(ingredient.id) ?? 0
  const extraMg = (extraGrams ?? 0) * MG_PER_G
  const needMg = (needs.get(ingredient.id) ?? 0) - pantryMg + extraMg
  if (needMg === 0) return undefined
  const packs = packsFor(needMg, ingredient.packGrams)
  const order = ordered.get(ingredient.id)
  const tickedPacks = mark?.tickedPacks ?? 0
  return {
    ingredient,
    needMg,
    pantryMg,
    extraGrams,
    packs,
    grossFils: packs * packFils(ingredient),
    mealFils,
    extraFils: weightFils(extraMg, ingredient),
    tickedPacks,
    orderId: order?.orderId ?? null,
    packsLeft: Math.max(0, packs - tickedPacks - (order?.packs ?? 0)),
  }
}
