import type { Output } from '#shared/wire/endpoint.ts'
import type { MealTime } from '#shared/food/food.ts'
import type { Transaction } from '#server/database/database.ts'
import { publishEvent } from '#server/events/publish.ts'
import type { Member } from '#server/http/callers/caller.ts'
import type { changeMeal } from '../../contract.ts'
import type { LockedDay } from '../lock-day.ts'
import { presentDayAfter, presentMeals } from '../present-meal.ts'
import { mealsOfDay } from '../read-week.ts'
import { listDays } from '../stores/day-store.ts'
import { listMeals } from '../stores/meal-store.ts'

type Caller = Pick<Member, 'id' | 'language'>

/** The day as it is after a change; the caller's other open pages are notified. */
export async function readChangedDay(tx: Transaction, who: Caller, locked: LockedDay) {
  const { subscription, now } = locked
  const { day: date } = locked.day
  await publishEvent(
    tx,
    { channel: `customer:${who.id}`, kind: 'delivery-changed', data: { day: date } },
    now,
  )
  const range = { customerId: who.id, subscriptionId: subscription.id, from: date, to: date }
  const day = (await listDays(tx, range)).find(({ id }) => id === locked.day.id) ?? locked.day
  const meals = mealsOfDay(await listMeals(tx, subscription.id, date, date), day)
  return {
    day: presentDayAfter(meals, day),
    meals: presentMeals(meals, day, who.language),
  }
}

export async function answerChanged(
  tx: Transaction,
  who: Caller,
  locked: LockedDay,
  changed: { mealTime: MealTime; menuItemId: number },
): Promise<Output<typeof changeMeal>> {
  const { day, meals } = await readChangedDay(tx, who, locked)
  const meal = meals.find(
    ({ mealTime, mealItemId }) =>
      mealTime === changed.mealTime && mealItemId === changed.menuItemId,
  )
  if (!meal) throw new Error('a chosen meal is gone within its own transaction')
  return { meal, day }
}
