import { ALLERGEN_NAMES, type MealTime } from '#shared/food/food.ts'
import { formatDirhams, toDirhams, toFils } from '#shared/money.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { findBlockingAllergy, listBlockedSlugs } from '#features/household/server/public.ts'
import { hasChargeableCard } from '#features/payments/server/public.ts'
import {
  type LockedDish,
  lockKitchenDays,
  takeDishPortions,
} from '#features/restaurants/server/public.ts'
import { QUANTITY_MAX, countExtras, extrasFils, paidOf, type PickedLine } from '../../rules.ts'
import type { LockedDay } from '../lock-day.ts'
import { findDish } from '../stores/dish-store.ts'

interface WantedDish {
  menuItemId: number
  mealTime: MealTime
  /** More than are on the day already. */
  portions: number
}

/**
 * A dish that the caller may put on this day, locked with its portions.
 * @throws Refusal `meal_not_found`, `meal_of_other_kitchen`, `dish_not_at_meal_time`,
 * `dish_blocked`, `allergy_blocks`, `dish_sold_out`.
 */
export async function takeDish(
  tx: Transaction,
  who: Pick<Member, 'id' | 'language'>,
  { day }: Pick<LockedDay, 'day'>,
  { menuItemId, mealTime, portions }: WantedDish,
): Promise<LockedDish> {
  const known = await findDish(tx, menuItemId)
  if (!known) throw new Refusal('meal_not_found', 404, { fields: ['mealItemId'] })
  if (known.restaurantId !== day.restaurantId) {
    throw new Refusal('meal_of_other_kitchen', 422, { fields: ['mealItemId'] })
  }
  const dish = await takeDishPortions(tx, { menuItemId, day: day.day, portions })
  if (!dish.mealTimes.includes(mealTime)) {
    throw new Refusal('dish_not_at_meal_time', 422, { fields: ['mealTime'] })
  }
  if ((await listBlockedSlugs(tx, who.id)).includes(known.slug)) {
    throw new Refusal('dish_blocked', 422, { fields: ['mealItemId'] })
  }
  const block = await findBlockingAllergy(tx, who.id, dish.allergens)
  if (block) {
    const { member, allergen } = block
    throw new Refusal('allergy_blocks', 422, {
      fields: ['mealItemId'],
      parameters: {
        name: member.isCustomer ? '' : member.name,
        allergen: ALLERGEN_NAMES[allergen][who.language],
      },
      details: { member: member.isCustomer ? null : member.name, allergen },
    })
  }
  return dish
}

export const ensureQuantity = (quantity: number): void => {
  if (quantity > QUANTITY_MAX) {
    throw new Refusal('too_many_portions', 422, { fields: ['quantity'] })
  }
}

/**
 * Holds the kitchen's day, before any dish, where a change touches extras: they take its places.
 * Says whether it does.
 */
export async function lockExtras(
  tx: Transaction,
  { day, meals }: Pick<LockedDay, 'day' | 'meals'>,
  after: readonly PickedLine[],
): Promise<boolean> {
  const paid = paidOf(day)
  if (countExtras(meals, paid) + countExtras(after, paid) === 0) return false
  await lockKitchenDays(tx, [{ restaurantId: day.restaurantId, days: [day.day] }])
  return true
}

type Priced = PickedLine & { priceFils: number }

/**
 * What a change adds to the extras of the day must be the price that the caller has agreed to.
 * @throws Refusal `extras_need_card`, `extra_to_confirm` with `details.extraPrice`.
 */
export async function ensureExtras(
  tx: Transaction,
  { subscription, day, meals }: LockedDay,
  after: readonly Priced[],
  extraPrice: number | null | undefined,
): Promise<void> {
  const addedFils = extrasFils(after, paidOf(day)) - extrasFils(meals, paidOf(day))
  if (addedFils <= 0) return
  if (!(await hasChargeableCard(tx, subscription.id))) throw new Refusal('extras_need_card', 422)
  if (toFils(extraPrice ?? 0) === addedFils) return
  throw new Refusal('extra_to_confirm', 409, {
    parameters: { price: formatDirhams(addedFils, 'en') },
    details: { extraPrice: toDirhams(addedFils) },
  })
}
