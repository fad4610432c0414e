import { createHash } from 'node:crypto'
import { addDays, dayOf, formatClock, formatDay, instantAt } from '#shared/dates.ts'
import { OCCASION_NAMES } from '#shared/food/occasions.ts'
import { textsIn, type Language } from '#shared/language.ts'
import { messages as deliveryMessages } from '#features/deliveries/messages.ts'
import { deliveriesBetween, type Delivery } from '#features/deliveries/server/public.ts'
import { windowEndOf } from '#features/kitchen-board/rules.ts'
import type { Database } from '#server/database/database.ts'
import { writeCalendar, type CalendarEvent } from '../ics.ts'
import { messages } from '../messages.ts'
import { entryKey, noteEntries, type Entry, type FeedOwner } from './feed-store.ts'

const PAST_DAYS = 14
const FUTURE_DAYS = 120
const REFRESH_HOURS = 1
/** A customer who has not chosen is reminded so long before the cut-off. */
const REMINDER_HOURS = 3
const HOUR_MS = 3_600_000

type Draft = Omit<CalendarEvent, 'sequence' | 'changedAt'> &
  Pick<Entry, 'deliveryDayId' | 'mealTime'>

/** The deliveries of a person as a calendar, in their language. */
export async function writeFeed(
  db: Database,
  owner: FeedOwner,
  now: Date,
  publicUrl: string,
): Promise<string> {
  const today = dayOf(now)
  const viewer = { ...owner, now, today }
  const from = addDays(today, -PAST_DAYS)
  const deliveries = await deliveriesBetween(db, viewer, from, addDays(today, FUTURE_DAYS))
  const drafts = deliveries.flatMap((delivery) => draftsOf(delivery, owner.language, publicUrl))
  const entries = drafts.map((draft) => ({ ...draft, fingerprint: fingerprintOf(draft) }))
  const states = await noteEntries(db, entries, now)
  return writeCalendar({
    name: textsIn(messages, owner.language).feed.name,
    productId: `-//Sufra//Deliveries//${owner.language.toUpperCase()}`,
    refreshHours: REFRESH_HOURS,
    events: drafts.map((draft) => {
      const { sequence, changedAt } = states.get(entryKey(draft)) ?? { sequence: 0, changedAt: now }
      return { ...draft, sequence, changedAt }
    }),
  })
}

const fingerprintOf = (draft: Draft): Buffer =>
  createHash('sha256').update(JSON.stringify(draft)).digest()

/** One event for each time that someone comes to the door. */
function draftsOf(delivery: Delivery, language: Language, publicUrl: string): Draft[] {
  const { feed } = textsIn(messages, language)
  const { statuses } = textsIn(deliveryMessages, language)
  const { hostname } = new URL(publicUrl)
  const isSkipped = delivery.status === 'skipped'
  const openMealTimes = delivery.canChange
    ? delivery.windows.filter(({ mealTime }) => delivery.open.includes(mealTime))
    : []
  return delivery.windows.map(({ mealTime, occasion, from, to }) => {
    const meal = OCCASION_NAMES[occasion][language]
    const dishes = dishesOf(delivery, mealTime).join(feed.separator)
    const cutoff = new Date(delivery.cutoffAt)
    const isReminded = openMealTimes[0]?.mealTime === mealTime
    return {
      deliveryDayId: delivery.id,
      mealTime,
      uid: `${delivery.id}-${mealTime}@${hostname}`,
      startsAt: instantAt(delivery.day, from),
      endsAt: windowEndOf(delivery.day, from, to),
      summary: isSkipped
        ? feed.skipped(meal)
        : dishes === ''
          ? feed.open(meal)
          : feed.chosen(meal, dishes),
      description: [
        feed.kitchen(delivery.restaurant.name),
        feed.state(statuses[delivery.status]),
        ...(delivery.canChange ? [feed.until(momentOf(cutoff, language))] : []),
      ].join('\n'),
      location: delivery.address.name,
      url: `${publicUrl}/dashboard`,
      isCancelled: isSkipped,
      alarm: isReminded
        ? {
            at: new Date(cutoff.getTime() - REMINDER_HOURS * HOUR_MS),
            text: feed.alarm(momentOf(cutoff, language)),
          }
        : undefined,
    }
  })
}

const dishesOf = ({ chosen }: Delivery, mealTime: string): string[] =>
  chosen
    .filter((meal) => meal.mealTime === mealTime)
    .map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name))

const momentOf = (instant: Date, language: Language): string =>
  `${formatDay(dayOf(instant), language)}${language === 'ar' ? '، ' : ', '}${formatClock(instant)}`
