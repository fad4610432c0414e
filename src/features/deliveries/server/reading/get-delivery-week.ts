import { addDays, weekdayOf, type Day } from '#shared/dates.ts'
import type { Input, Output } from '#shared/wire/endpoint.ts'
import type { Emirate } from '#shared/place/emirates.ts'
import type { MealTime } from '#shared/food/food.ts'
import { textsIn, type Language } from '#shared/language.ts'
import type { Database } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { openSlots, paidOf } from '#features/meals/rules.ts'
import { windowsOf, type RamadanTable } from '#features/ramadan/rules.ts'
import { ramadanTables } from '#features/ramadan/server/public.ts'
import type { deliveryDay, getDeliveryWeek as contract } from '../../contract.ts'
import { messages } from '../../messages.ts'
import { canSkip, statusAt, type DayStatus, type MadeGood, type SkipCause } from '../../rules.ts'
import {
  findNextDay,
  listChosenMeals,
  listDeliveries,
  type ChosenRow,
  type DeliveryRow,
  TO_COME,
} from './week-read-model.ts'
import { listStops } from '../stops/stops-read-model.ts'
import { presentStop } from '../stops/present-stop.ts'

export type Delivery = Output<{ output: typeof deliveryDay }>

/** Whose deliveries, seen when and in which language. */
export type Viewer = Pick<Member, 'id' | 'language' | 'now' | 'today'>

/** The next delivery leads: its week is shown unless another one is asked for. */
export async function getDeliveryWeek(
  db: Database,
  who: Member,
  { from }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const nextDay = await findNextDay(db, who.id, who.today)
  const shown = from ?? nextDay ?? who.today
  const monday = addDays(shown, 1 - weekdayOf(shown))
  const sunday = addDays(monday, 6)
  const isShown = (day: Day) => day >= monday && day <= sunday
  const week = await deliveriesBetween(db, who, monday, sunday)
  const today = isShown(who.today)
    ? week.filter(({ day }) => day === who.today)
    : await deliveriesBetween(db, who, who.today, who.today)
  const next =
    nextDay === undefined || isShown(nextDay)
      ? week
      : await deliveriesBetween(db, who, nextDay, nextDay)
  return {
    next: next.find(({ day, status }) => day === nextDay && isToCome(status)) ?? null,
    today: today.filter(({ status, drops: stops }) => status !== 'skipped' && stops.length > 0),
    past: await listReportable(db, who),
    days: Array.from({ length: 7 }, (_, index) => addDays(monday, index)).map((day) => ({
      day,
      deliveries: week.filter((delivery) => delivery.day === day),
    })),
  }
}

const PAST_DAYS = 14

async function listReportable(db: Database, who: Viewer): Promise<Delivery[]> {
  const from = addDays(who.today, -PAST_DAYS)
  const past = await deliveriesBetween(db, who, from, addDays(who.today, -1))
  return past
    .filter(({ drops: stops }) =>
      stops.some(({ claims, claimKinds }) => claims.length > 0 || claimKinds.length > 0),
    )
    .toReversed()
}

const isToCome = (status: DayStatus): boolean => TO_COME.includes(status)

/** A person's deliveries from one day to another, as they see them now. */
export async function deliveriesBetween(
  db: Database,
  who: Viewer,
  from: Day,
  to: Day,
): Promise<Delivery[]> {
  const [rows, chosen, stops] = await Promise.all([
    listDeliveries(db, who.id, from, to),
    listChosenMeals(db, who.id, from, to),
    listStops(db, who.id, from, to),
  ])
  const subscriptionIds = rows.map(({ subscriptionId }) => subscriptionId)
  const tables = await ramadanTables(db, subscriptionIds, from, to)
  return rows.map((row) => {
    const own = stops
      .filter((stop) => stop.deliveryDayId === row.id)
      .map((stop) => presentStop(stop, who))
    return {
      ...present(
        row,
        chosen.filter((meal) => meal.subscriptionId === row.subscriptionId && meal.day === row.day),
        who,
      ),
      windows: handlersOf(row, own, tables.get(row.subscriptionId)),
      drops: own,
    }
  })
}

/** As the kitchen has frozen it, and until then as it follows from kitchen and Ramadan. */
function handlersOf(
  row: DeliveryRow,
  stops: Delivery['drops'],
  ramadan: RamadanTable | undefined,
): Delivery['windows'] {
  const mealTimes = row.mealTimes as MealTime[]
  return windowsOf(mealTimes, {
    day: row.day,
    emirate: row.city as Emirate,
    kitchen: row,
    ramadan: ramadan && { ...ramadan, mealTimes },
  }).map((usual) => {
    const stop = stops.find(({ mealTime }) => mealTime === usual.mealTime)
    return stop ? { ...usual, occasion: stop.occasion, ...stop.window } : usual
  })
}

function present(
  row: DeliveryRow,
  chosen: readonly ChosenRow[],
  who: Viewer,
): Omit<Delivery, 'drops' | 'windows'> {
  const isArabic = who.language === 'ar'
  const day = { status: row.status as DayStatus, locksAt: row.locksAt }
  return {
    id: row.id,
    subscriptionId: row.subscriptionId,
    day: row.day,
    status: statusAt(day, who.now),
    madeGood: row.madeGood as MadeGood | null,
    skipCause: day.status === 'skipped' ? (row.skipCause as SkipCause | null) : null,
    cutoffAt: row.locksAt.toISOString(),
    canChange: canSkip(day, who.now),
    canUndo:
      day.status === 'skipped' &&
      row.locksAt > who.now &&
      row.expiredAt === null &&
      row.refundedAt === null,
    planName: isArabic ? row.planNameAr : row.planNameEn,
    restaurant: {
      id: row.restaurantId,
      name: isArabic ? row.restaurantNameAr : row.restaurantNameEn,
    },
    address: { id: row.addressId, name: row.addressName, line: addressLine(row, who.language) },
    meals: row.meals,
    mealsBack: row.mealsBack,
    open: openSlots(
      chosen
        .filter(({ restaurantId }) => restaurantId === row.restaurantId)
        .map((meal) => ({ ...meal, mealTime: meal.mealTime as MealTime })),
      paidOf({ ...row, mealTimes: row.mealTimes as MealTime[] }),
    ),
    chosen: chosen.map((meal) => ({
      mealTime: meal.mealTime as MealTime,
      menuItemId: meal.menuItemId,
      name: isArabic ? meal.nameAr : meal.nameEn,
      dishSlug: meal.dishSlug,
      quantity: meal.quantity,
    })),
  }
}

function addressLine(row: DeliveryRow, language: Language): string {
  const texts = textsIn(messages, language).address
  const flat = row.flatNumber ? texts.flat(row.flatNumber) : null
  return [row.buildingName ?? row.addressLine1, flat, row.area]
    .filter((part) => part !== null)
    .join(texts.separator)
}
