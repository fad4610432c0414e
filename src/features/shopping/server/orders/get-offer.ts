import { createHash } from 'node:crypto'
import type { Input } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { loadWarnings, type WarnOf } from '#features/household/server/public.ts'
import {
  getFoodCatalogue,
  listAcceptedOf,
  type FoodCatalogue,
} from '#features/suggestions/server/public.ts'
import type { quoteIngredients } from '../../orders-contract.ts'
import {
  billOf,
  DELIVERY_ADD_ON,
  packFils,
  packsFor,
  reservePantry,
  warnedOf,
  windowFor,
  type Bill,
  type DeliveryWindow,
} from '../../rules.ts'
import { findAddOnFils } from '../get-ai-plan.ts'
import type { Bought } from '../present-line.ts'
import { getLoaded, needLeftMg } from '../lists/get-lists.ts'
import { byAisle, itemsOf } from '../lists/list-items.ts'
import { loadLists, needsOf, pantryNeedOf, planMeal } from '../lists/load-lists.ts'
import { findOwnOrder, lastOrderId, listLines } from './order-store.ts'
import { listOrderedDishes } from './ordered-dishes.ts'

export type Source = Input<typeof quoteIngredients>

type CookableDish = NonNullable<ReturnType<FoodCatalogue['dishes']['get']>>

interface Wanted {
  source: Source
  lines: Bought[]
  /** What the lines are for. */
  dishIds: number[]
  /** By weight; null for the lines of an order before. */
  weightFils: number | null
}

export interface WarnedDish {
  dish: CookableDish
  warnings: ReturnType<WarnOf>
}

export interface Offer extends Wanted {
  /** Of the dishes those that someone of the household is allergic to, as it is now. */
  warnedDishes: WarnedDish[]
  bill: Bill
  window: DeliveryWindow
  /** The same while lines, prices, warnings and window stay and nothing else was ordered meanwhile. */
  quoteId: string
}

/** Prices what is wanted, today: the only place where an order's bill comes from. */
export async function getOffer(db: Database, who: Member, source: Source): Promise<Offer> {
  const wanted = await getWanted(db, who, source)
  if (wanted.lines.length === 0) throw new Refusal('nothing_to_order', 409)
  const deliveryFils = await findAddOnFils(db, DELIVERY_ADD_ON, who.today)
  if (deliveryFils === undefined) throw new Error('Delivering ingredients has no price')
  const bill = billOf(wanted.lines, deliveryFils)
  const window = windowFor(who.now)
  const lines = wanted.lines.map(({ ingredient, packs, grossFils }) => [
    ingredient.id,
    packs,
    grossFils,
  ])
  const last = await lastOrderId(db, who.id)
  const warnedDishes = await findWarnedDishes(db, who, wanted.dishIds)
  const warned = warnedDishes.map(({ dish, warnings }) => [dish.id, warnings])
  return {
    ...wanted,
    warnedDishes,
    bill,
    window,
    quoteId: fingerprint([who.id, last, wanted.source, lines, bill, window, warned]),
  }
}

async function findWarnedDishes(
  db: Database,
  who: Member,
  dishIds: readonly number[],
): Promise<WarnedDish[]> {
  const { dishes } = await getFoodCatalogue(db)
  const warnOf = await loadWarnings(db, who)
  const named = [...new Set(dishIds)].flatMap((id) => dishes.get(id) ?? [])
  return warnedOf(named, warnOf)
}

const fingerprint = (parts: unknown): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22)

/** @throws Refusal `order_source_needed`, `not_found` */
async function getWanted(db: Database, who: Member, source: Source): Promise<Wanted> {
  const { listId, acceptedMealId, servings, orderId } = source
  const named = [listId, acceptedMealId, orderId].filter((id) => id !== undefined)
  if (named.length !== 1) throw new Refusal('order_source_needed', 422)
  if (listId !== undefined) return wantOfList(db, who, listId)
  if (orderId !== undefined) return wantAgain(db, who, orderId)
  return wantOfMeal(db, who, { acceptedMealId: acceptedMealId ?? 0, servings })
}

/** What of a list is neither ticked nor ordered. */
async function wantOfList(db: Database, who: Member, listId: number): Promise<Wanted> {
  const { shopping, list } = await getLoaded(db, who, listId)
  const left = itemsOf(shopping.catalogue, list).filter(({ packsLeft }) => packsLeft > 0)
  return {
    source: { listId },
    lines: left.map((item) => ({
      ingredient: item.ingredient,
      needMg: needLeftMg(item),
      packs: item.packsLeft,
      grossFils: item.packsLeft * packFils(item.ingredient),
    })),
    dishIds: list.meals.filter(({ cookedAt }) => cookedAt === null).map(({ dishId }) => dishId),
    weightFils: left.reduce((sum, { mealFils, extraFils }) => sum + mealFils + extraFils, 0),
  }
}

/** One meal by itself, cooked before or not; what other meals reserve of the pantry stays theirs. */
async function wantOfMeal(
  db: Database,
  who: Member,
  { acceptedMealId, servings }: { acceptedMealId: number; servings: number | undefined },
): Promise<Wanted> {
  const [accepted] = await listAcceptedOf(db, who.id, [acceptedMealId])
  if (!accepted) throw new Refusal('not_found', 404)
  const { catalogue, pantry, lists } = await loadLists(db, who, [])
  const meal = planMeal(catalogue, { ...accepted, servings: servings ?? accepted.servings })
  if (!meal) throw new Refusal('not_found', 404)
  const others = [...lists.values()].map((list) => ({
    ...pantryNeedOf(list),
    needs: needsOf(
      catalogue,
      list.meals.filter(({ id, cookedAt }) => cookedAt === null && id !== acceptedMealId),
    ),
  }))
  const needs = needsOf(catalogue, [meal])
  const reserved = reservePantry(pantry, [...others, { needs, putBack: new Set() }]).at(-1)
  const lines = [...needs].flatMap(([id, mg]): Bought[] => {
    const ingredient = catalogue.ingredients.get(id)
    const needMg = mg - (reserved?.get(id) ?? 0)
    if (!ingredient || needMg === 0) return []
    const packs = packsFor(needMg, ingredient.packGrams)
    return [{ ingredient, needMg, packs, grossFils: packs * packFils(ingredient) }]
  })
  return {
    source: { acceptedMealId, servings: meal.servings },
    lines: lines.toSorted((one, other) => byAisle(one.ingredient, other.ingredient)),
    dishIds: [meal.dishId],
    weightFils: [...meal.filsOf.values()].reduce((sum, fils) => sum + fils, 0),
  }
}

/** The packs of an order before, at today's prices and pack sizes. */
async function wantAgain(db: Database, who: Member, orderId: number): Promise<Wanted> {
  const order = await findOwnOrder(db, who.id, orderId)
  if (!order) throw new Refusal('not_found', 404)
  const { ingredients } = await getFoodCatalogue(db)
  const lines = (await listLines(db, [orderId])).flatMap(({ ingredientId, needMg }): Bought[] => {
    const ingredient = ingredients.get(ingredientId)
    if (!ingredient) return []
    const packs = packsFor(needMg, ingredient.packGrams)
    return [{ ingredient, needMg, packs, grossFils: packs * packFils(ingredient) }]
  })
  const dishIds = await listOrderedDishes(db, orderId)
  return { source: { orderId }, lines, dishIds, weightFils: null }
}
