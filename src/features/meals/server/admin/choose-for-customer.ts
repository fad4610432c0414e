import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Day } from '#shared/dates.ts'
import { loadWarnings } from '#features/household/server/public.ts'
import { asCustomer, getCustomer } from '#features/subscriptions/server/public.ts'
import { writeAudit } from '#server/audit.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import type * as contract from '../../on-behalf-contract.ts'
import { isSafe } from '../../rules.ts'
import { changeMeal, removeMeal } from '../choosing/change-meal.ts'
import { chooseMeal } from '../choosing/choose-meal.ts'
import { readOffer, readTable } from '../kitchen-offer.ts'
import { getMealSelection } from '../views/get-meal-selection.ts'
import { findOwnMeal, listMeals } from '../stores/meal-store.ts'
import { findOwnSubscription } from '../stores/subscription-store.ts'

export async function getDishesFor(
  db: Database,
  who: Member,
  { id, day }: Input<typeof contract.getDishesFor>,
): Promise<Output<typeof contract.getDishesFor>> {
  const customer = await getCustomer(db, id)
  const reader = { ...asCustomer(who, customer), language: who.language }
  const subscription = await findOwnSubscription(db, customer.id, id)
  if (!subscription) throw new Refusal('not_found', 404)
  const { days } = await getMealSelection(db, reader, { subscriptionId: id, from: day })
  const shown = days.find((one) => one.day === day)
  if (!shown) throw new Refusal('not_found', 404)
  const kitchen = shown.restaurantId ?? subscription.restaurantId
  const offer = await readOffer(db, [kitchen], { from: day, to: day })
  const table = await readTable(db, subscription)
  const dishes = offer.on(kitchen, day).filter((dish) => isSafe(dish, table))
  const warnOf = await loadWarnings(db, reader)
  return {
    day: shown,
    dishes: dishes.map((dish) => ({
      id: dish.menuItemId,
      name: who.language === 'ar' ? dish.nameAr : dish.nameEn,
      mealTimes: [...dish.mealTimes],
      warnings: warnOf(dish),
    })),
  }
}

interface Action<A> {
  id: number
  reason: string
  action: 'choose-meal' | 'change-meal' | 'remove-meal'
  day: Day
  run: (customer: Member) => Promise<A>
}

/** As `onBehalf` of subscriptions; the audit log keeps the day before and after. R-ACC-18 */
async function onBehalf<A>(
  tx: Transaction,
  who: Member,
  { id, reason, action, day, run }: Action<A>,
): Promise<A> {
  const customer = asCustomer(who, await getCustomer(tx, id))
  const before = await chosenOn(tx, id, day)
  const answer = await run(customer)
  await writeAudit(tx, who, {
    action,
    object: 'subscription',
    objectId: id,
    before: { day, meals: before },
    after: { day, meals: await chosenOn(tx, id, day), reason },
  })
  return answer
}

const chosenOn = async (tx: Transaction, id: number, day: Day): Promise<string[]> =>
  (await listMeals(tx, id, day, day)).map(
    ({ mealTime, nameEn, quantity }) => `${mealTime} ${nameEn} ×${quantity}`,
  )

export const chooseMealFor = (
  tx: Transaction,
  who: Member,
  { id, reason, date, mealTime, mealItemId }: Input<typeof contract.chooseMealFor>,
): Promise<Output<typeof contract.chooseMealFor>> =>
  onBehalf(tx, who, {
    id,
    reason,
    action: 'choose-meal',
    day: date,
    run: (customer) =>
      chooseMeal(tx, customer, { subscriptionId: id, date, mealTime, mealItemId, quantity: 1 }),
  })

export const changeMealFor = async (
  tx: Transaction,
  who: Member,
  { id, mealId, reason, mealItemId }: Input<typeof contract.changeMealFor>,
): Promise<Output<typeof contract.changeMealFor>> =>
  onBehalf(tx, who, {
    id,
    reason,
    action: 'change-meal',
    day: await dayOfMeal(tx, id, mealId),
    run: (customer) => changeMeal(tx, customer, { id: mealId, mealItemId }),
  })

export const removeMealFor = async (
  tx: Transaction,
  who: Member,
  { id, mealId, reason }: Input<typeof contract.removeMealFor>,
): Promise<Output<typeof contract.removeMealFor>> =>
  onBehalf(tx, who, {
    id,
    reason,
    action: 'remove-meal',
    day: await dayOfMeal(tx, id, mealId),
    run: (customer) => removeMeal(tx, customer, { id: mealId }),
  })

/** @throws Refusal `not_found` for a meal of another subscription. */
async function dayOfMeal(tx: Transaction, id: number, mealId: number): Promise<Day> {
  const customer = await getCustomer(tx, id)
  const meal = await findOwnMeal(tx, customer.id, mealId)
  if (meal?.subscriptionId !== id) throw new Refusal('not_found', 404)
  return meal.day
}
