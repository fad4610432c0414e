import { addDays, type Day } from '#shared/dates.ts'
import type { Input, Output } from '#shared/wire/endpoint.ts'
import type { MealTime } from '#shared/food/food.ts'
import { textsIn, type Language } from '#shared/language.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { messages as deliveryMessages } from '#features/deliveries/messages.ts'
import { statusAt } from '#features/deliveries/rules.ts'
import { hasChargeableCard } from '#features/payments/server/public.ts'
import type { getMealSelection as contract, selectionDay } from '../../selection-contract.ts'
import { coverMeals, paidOf, pickedOf } from '../../rules.ts'
import { decideWeek, type DecidedDay } from '../deciding.ts'
import { presentCover, presentMeals } from '../present-meal.ts'
import { mealsOfDay, mondayOf } from '../read-week.ts'
import { findBoundaries, listDays, type DayRow } from '../stores/day-store.ts'
import { listMeals, type MealRow } from '../stores/meal-store.ts'
import { findOwnSubscription } from '../stores/subscription-store.ts'

type SelectionDay = Output<{ output: typeof selectionDay }>

export async function getMealSelection(
  db: Database,
  who: Member,
  { subscriptionId, from }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const subscription = await findOwnSubscription(db, who.id, subscriptionId)
  if (!subscription) throw new Refusal('not_found', 404)
  const key = { customerId: who.id, subscriptionId }
  const { firstOpenDay, lastDay } = await findBoundaries(db, {
    ...key,
    now: who.now,
    today: who.today,
  })
  const monday = mondayOf(from ?? firstOpenDay ?? who.today)
  const sunday = addDays(monday, 6)
  const [days, meals, canBuyExtras, decided] = await Promise.all([
    listDays(db, { ...key, from: monday, to: sunday }),
    listMeals(db, subscriptionId, monday, sunday),
    hasChargeableCard(db, subscriptionId),
    decideWeek(db, subscription, { monday, isWanted: (day) => isOpen(day, who.now) }),
  ])
  const isArabic = who.language === 'ar'
  const coming = days.filter(({ status }) => status !== 'skipped')
  return {
    subscriptionId,
    planName: isArabic ? subscription.planNameAr : subscription.planNameEn,
    restaurant: {
      id: subscription.restaurantId,
      name: isArabic ? subscription.restaurantNameAr : subscription.restaurantNameEn,
    },
    mealTimes: subscription.mealTimes as MealTime[],
    fallback: subscription.fallback,
    asksFallback: subscription.asksFallback,
    canBuyExtras,
    firstOpenDate: firstOpenDay,
    lastDate: lastDay,
    from: monday,
    to: sunday,
    days: Array.from({ length: 7 }, (_, index) => addDays(monday, index)).map((date) => {
      const day = days.find((one) => one.day === date)
      return day
        ? presentDay(day, mealsOfDay(meals, day), {
            outcome: decided.find((one) => one.day.day === date),
            who,
          })
        : noDelivery(date)
    }),
    week: {
      picked: coming.reduce(
        (sum, day) => sum + coverMeals(mealsOfDay(meals, day), paidOf(day)).covered,
        0,
      ),
      paid: coming.reduce((sum, { meals: paid }) => sum + paid, 0),
    },
  }
}

const isOpen = (day: DayRow, now: Date): boolean => statusAt(day, now) === 'planned'

const AS_CHOSEN: SelectionDay['atCutoff'] = {
  kind: 'as_chosen',
  why: null,
  missing: 0,
  meals: [],
}

const noDelivery = (day: Day): SelectionDay => ({
  day,
  state: 'none',
  deliveryId: null,
  restaurantId: null,
  mealTimes: [],
  status: null,
  skipCause: null,
  cutoffAt: null,
  paid: 0,
  mealsBack: 0,
  picked: 0,
  paidPicked: 0,
  open: [],
  extrasTotal: 0,
  address: null,
  meals: [],
  atCutoff: AS_CHOSEN,
})

function presentDay(
  day: DayRow,
  meals: readonly MealRow[],
  { outcome, who }: { outcome: DecidedDay | undefined; who: Member },
): SelectionDay {
  const status = statusAt(day, who.now)
  return {
    day: day.day,
    state: status === 'planned' ? 'open' : status === 'skipped' ? 'skipped' : 'locked',
    deliveryId: day.id,
    restaurantId: day.restaurantId,
    mealTimes: day.mealTimes,
    status,
    skipCause: status === 'skipped' ? day.skipCause : null,
    cutoffAt: day.locksAt.toISOString(),
    paid: day.meals,
    mealsBack: day.mealsBack,
    picked: pickedOf(meals),
    ...presentCover(meals, day),
    address: { id: day.addressId, name: day.addressName, line: addressLine(day, who.language) },
    meals: presentMeals(meals, day, who.language),
    atCutoff: outcome ? presentOutcome(outcome, who.language) : AS_CHOSEN,
  }
}

const presentOutcome = (
  { decision, added, offer }: DecidedDay,
  language: Language,
): SelectionDay['atCutoff'] => ({
  kind: decision.kind,
  why: decision.why,
  missing: decision.missing,
  meals: added.flatMap((line) => {
    const dish = offer.dish(line.menuItemId)
    if (!dish) return []
    return {
      mealTime: line.mealTime,
      mealItemId: line.menuItemId,
      name: language === 'ar' ? dish.nameAr : dish.nameEn,
      slug: dish.slug,
      quantity: line.quantity,
      chosenBy: line.chosenBy,
      calories: dish.kcal,
      protein: dish.proteinG,
    }
  }),
})

function addressLine(day: DayRow, language: Language): string {
  const texts = textsIn(deliveryMessages, language).address
  const flat = day.flatNumber ? texts.flat(day.flatNumber) : null
  return [day.buildingName ?? day.addressLine1, flat, day.area]
    .filter((part) => part !== null)
    .join(texts.separator)
}
