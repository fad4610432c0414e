import { addDays, weekdayOf, type Day } from '#shared/dates.ts'
import type { Input, Output } from '#shared/wire/endpoint.ts'
import type { Language } from '#shared/language.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { publishEvent } from '#server/events/publish.ts'
import type { Member } from '#server/http/callers/caller.ts'
import type {
  previewRepeat as previewContract,
  repeatWeek as contract,
} from '../../repeat-contract.ts'
import { paidOf } from '../../rules.ts'
import { repeatDay, type ChosenLine, type Repetition } from '../../day-rules.ts'
import { lockOwnDays } from '../lock-day.ts'
import { readOffer, readTable, type KitchenOffer } from '../kitchen-offer.ts'
import { listComing, mealsOfDay, mondayOf } from '../read-week.ts'
import { listDays, type DayRow } from '../stores/day-store.ts'
import { findLatestChoice, listMeals, type MealRow } from '../stores/meal-store.ts'
import { findOwnSubscription, type LockedSubscription } from '../stores/subscription-store.ts'
import { takeLines, writeLines } from './add-lines.ts'

type Answered = Output<typeof contract>

export async function previewRepeat(
  db: Database,
  who: Member,
  { subscriptionId, week }: Input<typeof previewContract>,
): Promise<Output<typeof previewContract>> {
  const subscription = await findOwnSubscription(db, who.id, subscriptionId)
  if (!subscription) throw new Refusal('not_found', 404)
  return present(await planRepetition(db, subscription, week, who.now), who.language)
}

/** Fills the open days of a week as far as paid meals are open; what is chosen already stays. */
export async function repeatWeek(
  tx: Transaction,
  who: Member,
  { subscriptionId, week }: Input<typeof contract>,
): Promise<Answered> {
  const { subscription, now } = await lockOwnDays(tx, who, subscriptionId)
  const plan = await planRepetition(tx, subscription, week, now)
  const added = plan.days.flatMap(({ day, meals, repetition }) =>
    repetition.added.map((line) => ({ day, meals, line })),
  )
  if (added.length === 0) throw new Refusal('nothing_to_repeat', 409)
  const priceOf = await takeLines(tx, added)
  await writeLines(tx, { subscriptionId, added, priceOf, chosenBy: 'customer' }, now)
  for (const { day, repetition } of plan.days) {
    if (repetition.added.length === 0) continue
    const data = { day: day.day }
    await publishEvent(tx, { channel: `customer:${who.id}`, kind: 'delivery-changed', data }, now)
  }
  return present(plan, who.language)
}

interface PlannedWeek {
  week: Day
  repeatedWeek: Day | null
  days: { day: DayRow; meals: MealRow[]; repetition: Repetition }[]
  offer: KitchenOffer
  source: MealRow[]
}

async function planRepetition(
  db: Database,
  subscription: LockedSubscription,
  anyDay: Day,
  now: Date,
): Promise<PlannedWeek> {
  const week = mondayOf(anyDay)
  const to = addDays(week, 6)
  const latest = await findLatestChoice(db, subscription.id, week)
  const repeatedWeek = latest === undefined ? null : mondayOf(latest)
  const range = { customerId: subscription.customerId, subscriptionId: subscription.id }
  const days = (await listDays(db, { ...range, from: week, to })).filter(
    ({ status, locksAt }) => status === 'planned' && locksAt > now,
  )
  const meals = await listMeals(db, subscription.id, week, to)
  const source = repeatedWeek ? await listComing(db, subscription, repeatedWeek) : []
  const kitchens = days.map(({ restaurantId }) => restaurantId)
  const offer = await readOffer(db, kitchens, { from: week, to })
  const table = await readTable(db, subscription)
  return {
    week,
    repeatedWeek,
    offer,
    source,
    days: days.map((day) => {
      const lines = mealsOfDay(meals, day)
      const repetition = repeatDay(
        {
          day: day.day,
          ...paidOf(day),
          lines,
          offered: offer.on(day.restaurantId, day.day),
        },
        source.filter((meal) => weekdayOf(meal.day) === weekdayOf(day.day)),
        table,
        offer.known(day.restaurantId),
      )
      return { day, meals: lines, repetition }
    }),
  }
}

function present({ week, repeatedWeek, days, source }: PlannedWeek, language: Language): Answered {
  const describe = (day: Day, { mealTime, menuItemId }: ChosenLine) => {
    const dish = source.find((meal) => meal.menuItemId === menuItemId)
    const name = (language === 'ar' ? dish?.nameAr : dish?.nameEn) ?? ''
    return { date: day, mealTime, mealItemId: menuItemId, name, slug: dish?.slug ?? '' }
  }
  return {
    week,
    repeatedWeek,
    added: days.flatMap(({ day, repetition }) =>
      repetition.added.map((line) => ({
        ...describe(day.day, line),
        quantity: line.quantity,
      })),
    ),
    left: days.flatMap(({ day, repetition }) =>
      repetition.left.map(({ line, reason }) => ({ ...describe(day.day, line), reason })),
    ),
  }
}
