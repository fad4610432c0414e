import type { Input, Output } from '#shared/wire/endpoint.ts'
import type { Language } from '#shared/language.ts'
import type { Database } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { FALLBACKS } from '#features/meals/rules.ts'
import { cutoffOf } from '#features/restaurants/rules.ts'
import { findOwnKitchen } from '#features/restaurants/server/public.ts'
import type { getDryRun as contract } from '../../dry-run-contract.ts'
import { inOrder, isNearLimit } from '../../rules.ts'
import { freezeKitchenDay } from '../freeze/freeze-kitchen-day.ts'
import { decideDeliveries, type DecidedDelivery } from './decide-deliveries.ts'
import {
  findPlaces,
  listChosenLines,
  listDryDeliveries,
  listDryDishes,
  listDryTables,
  listIngredientNames,
  type DryDish,
  type DryLine,
  type DryTable,
} from './dry-run-read-model.ts'

type DryRun = Output<typeof contract>

export async function getDryRun(
  db: Database,
  who: Member,
  { day }: Input<typeof contract>,
): Promise<DryRun> {
  const kitchen = await findOwnKitchen(db, who.id)
  const wanted = { restaurantId: kitchen.id, day }
  await freezeKitchenDay(db, wanted, who.now)
  const [places, deliveries, chosen, menu] = await Promise.all([
    findPlaces(db, wanted),
    listDryDeliveries(db, wanted),
    listChosenLines(db, wanted),
    listDryDishes(db, kitchen.id),
  ])
  const linesOf = Map.groupBy(chosen, ({ deliveryDayId }) => deliveryDayId)
  const decided = await decideDeliveries(db, day, deliveries, linesOf)
  const coming = decided.filter(({ isGivenBack }) => !isGivenBack)
  const tables = await listDryTables(db, [
    ...new Set(coming.map(({ delivery }) => delivery.customerId)),
  ])
  const cutoffAt = cutoffOf(day, kitchen)
  const dishes = dishesOf(coming, menu, who.language)
  return {
    day,
    cutoffAt: cutoffAt.toISOString(),
    isPastCutoff: cutoffAt <= who.now,
    frozenAt: places.frozenAt?.toISOString() ?? null,
    isClosed: places.isClosed,
    booked: places.booked,
    capacity: places.capacity,
    left: Math.max(0, places.capacity - places.booked),
    deliveries: coming.length,
    portions: dishes.reduce((sum, dish) => sum + dish.chosen + dish.added, 0),
    dishes,
    allergies: allergiesOf(coming, tables),
    dislikes: await dislikesOf(db, coming, { tables, menu }, who.language),
    notChosen: notChosenOf(decided),
    givenBack: decided.length - coming.length,
  }
}

const nameOf = (row: { nameEn: string; nameAr: string }, language: Language): string =>
  language === 'ar' ? row.nameAr : row.nameEn

function dishesOf(
  coming: readonly DecidedDelivery[],
  menu: readonly DryDish[],
  language: Language,
): DryRun['dishes'] {
  const chosen = countOf(coming.flatMap((one) => one.chosen))
  const added = countOf(coming.flatMap((one) => one.added))
  return menu
    .map((dish) => {
      const count = {
        chosen: chosen.get(dish.menuItemId) ?? 0,
        added: added.get(dish.menuItemId) ?? 0,
      }
      return {
        menuItemId: dish.menuItemId,
        name: nameOf(dish, language),
        slug: dish.slug,
        ...count,
        limit: dish.limit,
        isNearLimit: isNearLimit(count.chosen + count.added, dish.limit),
      }
    })
    .filter((dish) => dish.chosen + dish.added > 0)
    .toSorted((a, b) => b.chosen + b.added - (a.chosen + a.added) || a.menuItemId - b.menuItemId)
}

function countOf(lines: readonly DryLine[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { menuItemId, quantity } of lines) {
    counts.set(menuItemId, (counts.get(menuItemId) ?? 0) + quantity)
  }
  return counts
}

function allergiesOf(
  coming: readonly DecidedDelivery[],
  tables: ReadonlyMap<string, DryTable>,
): DryRun['allergies'] {
  const groups = coming
    .map(({ delivery }) => inOrder(tables.get(delivery.customerId)?.allergens ?? []))
    .filter((allergens) => allergens.length > 0)
  return [...Map.groupBy(groups, (allergens) => allergens.join()).values()]
    .map((same) => ({ allergens: same[0] ?? [], deliveries: same.length }))
    .toSorted((a, b) => b.deliveries - a.deliveries)
}

/** A disliked ingredient may be left out or the dish exchanged: the kitchen only reads of it. */
async function dislikesOf(
  db: Database,
  coming: readonly DecidedDelivery[],
  { tables, menu }: { tables: ReadonlyMap<string, DryTable>; menu: readonly DryDish[] },
  language: Language,
): Promise<DryRun['dislikes']> {
  const dishes = new Map(menu.map((dish) => [dish.menuItemId, dish]))
  const met = coming.flatMap(({ delivery, chosen, added }) => {
    const dislikes = new Set(tables.get(delivery.customerId)?.dislikes)
    const own = [...new Set([...chosen, ...added].map(({ menuItemId }) => menuItemId))]
    return own.flatMap((id) => {
      const dish = dishes.get(id)
      return (dish?.ingredientIds ?? [])
        .filter((ingredientId) => dislikes.has(ingredientId))
        .map((ingredientId) => ({ dish: dish ? nameOf(dish, language) : '', ingredientId }))
    })
  })
  const names = await listIngredientNames(db, [
    ...new Set(met.map(({ ingredientId }) => ingredientId)),
  ])
  return [...Map.groupBy(met, ({ dish, ingredientId }) => `${dish}/${ingredientId}`).values()]
    .flatMap((same) => {
      const [first] = same
      const ingredient = names.find(({ id }) => id === first?.ingredientId)
      if (!first || !ingredient) return []
      return [
        { dish: first.dish, ingredient: nameOf(ingredient, language), deliveries: same.length },
      ]
    })
    .toSorted((a, b) => b.deliveries - a.deliveries || a.dish.localeCompare(b.dish, language))
}

const notChosenOf = (decided: readonly DecidedDelivery[]): DryRun['notChosen'] =>
  FALLBACKS.map((fallback) => {
    const open = decided.filter(
      ({ delivery, missing }) =>
        missing > 0 && delivery.dayStatus === 'planned' && delivery.fallback === fallback,
    )
    return {
      fallback,
      deliveries: open.length,
      meals: open.reduce((sum, { missing }) => sum + missing, 0),
    }
  }).filter(({ deliveries }) => deliveries > 0)
