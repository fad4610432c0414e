import { sql } from 'kysely'
import { addDays, type Day } from '#shared/dates.ts'
import type { Input, Output } from '#shared/wire/endpoint.ts'
import type { Language } from '#shared/language.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Transaction } from '#server/database/database.ts'
import { publishEvent } from '#server/events/publish.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { canSkip } from '#features/deliveries/rules.ts'
import type { pickMeals as contract } from '../../pick-contract.ts'
import { takeLines, writeLines, type Addition } from '../choosing/add-lines.ts'
import { lockOpenDay, lockOwnDays, refuseCutoff } from '../lock-day.ts'
import { goneDishOf, readTable } from '../kitchen-offer.ts'
import { mondayOf } from '../read-week.ts'
import { listMeals } from '../stores/meal-store.ts'
import type { LockedSubscription } from '../stores/subscription-store.ts'
import { decidePicks, whyOpen, type DayPicks } from './decide-picks.ts'

type Answered = Output<typeof contract>

/** Fills open paid meals with the kitchen's choice; nothing that was chosen changes. */
export async function pickMeals(
  tx: Transaction,
  who: Member,
  input: Input<typeof contract>,
): Promise<Answered> {
  const locked = input.isWholeWeek
    ? await lockOpenWeek(tx, who, input)
    : await lockDay(tx, who, input)
  const { subscription, now } = locked
  const picks = await takePicks(tx, locked)
  const days = picks.filter(({ added }) => added.length > 0)
  for (const { day } of days) {
    const data = { day: day.day }
    await publishEvent(tx, { channel: `customer:${who.id}`, kind: 'delivery-changed', data }, now)
  }
  return present(tx, subscription, picks, who.language)
}

interface LockedPicks {
  subscription: LockedSubscription
  monday: Day
  /** Delivery days to fill. */
  ids: ReadonlySet<number>
  now: Date
}

type Place = Pick<Input<typeof contract>, 'subscriptionId' | 'date'>

async function lockDay(
  tx: Transaction,
  who: Member,
  { subscriptionId, date }: Place,
): Promise<LockedPicks> {
  const { subscription, day, now } = await lockOpenDay(tx, who, subscriptionId, date)
  return { subscription, monday: mondayOf(date), ids: new Set([day.id]), now }
}

/** @throws Refusal `cutoff_passed` where no day of the week can be changed any more. */
async function lockOpenWeek(
  tx: Transaction,
  who: Member,
  { subscriptionId, date }: Place,
): Promise<LockedPicks> {
  const { subscription, days, now } = await lockOwnDays(tx, who, subscriptionId)
  const monday = mondayOf(date)
  const ofWeek = days.filter(({ day, status }) => mondayOf(day) === monday && status !== 'skipped')
  const open = ofWeek.filter((day) => canSkip(day, now))
  const [first] = ofWeek
  if (!first) {
    throw new Refusal('no_delivery_that_day', 422, { parameters: { day: date }, fields: ['date'] })
  }
  if (open.length === 0) throw await refuseCutoff(tx, days, now, first.restaurantId)
  return { subscription, monday, ids: new Set(open.map(({ id }) => id)), now }
}

/** More last portions than can go to others while one call decides. */
const ATTEMPTS = 20

/** Where someone else takes the last portion of a dish meanwhile, it is decided again without it. */
async function takePicks(tx: Transaction, locked: LockedPicks): Promise<DayPicks[]> {
  const { subscription, now } = locked
  const gone = new Set<string>()
  for (let attempt = 1; ; attempt++) {
    const picks = await decidePicks(tx, { ...locked, gone })
    const added: Addition[] = picks.flatMap(({ day, meals, added: lines }) =>
      lines.map((line) => ({ day, meals, line })),
    )
    await sql`savepoint picks`.execute(tx)
    try {
      const priceOf = await takeLines(tx, added)
      const lines = {
        subscriptionId: subscription.id,
        added,
        priceOf,
        chosenBy: 'kitchen' as const,
      }
      await writeLines(tx, lines, now)
      return picks
    } catch (error) {
      const key = goneDishOf(error)
      if (key === undefined || attempt >= ATTEMPTS) throw error
      await sql`rollback to savepoint picks`.execute(tx)
      gone.add(key)
    }
  }
}

async function present(
  tx: Transaction,
  subscription: LockedSubscription,
  picks: readonly DayPicks[],
  language: Language,
): Promise<Answered> {
  const monday = picks[0] && mondayOf(picks[0].day.day)
  const meals = monday ? await listMeals(tx, subscription.id, monday, addDays(monday, 6)) : []
  const table = await readTable(tx, subscription)
  return {
    added: picks.flatMap(({ day, added }) =>
      added.map(({ mealTime, menuItemId, quantity }) => {
        const meal = meals.find(
          (one) =>
            one.day === day.day && one.mealTime === mealTime && one.menuItemId === menuItemId,
        )
        if (!meal) throw new Error('a picked meal is gone within its own transaction')
        return {
          id: meal.id,
          date: day.day,
          mealTime,
          mealItemId: menuItemId,
          name: language === 'ar' ? meal.nameAr : meal.nameEn,
          slug: meal.slug,
          quantity,
          total: meal.quantity,
        }
      }),
    ),
    left: picks.flatMap(({ day, open, offered }) =>
      open.map((mealTime) => ({
        date: day.day,
        mealTime,
        reason: whyOpen(mealTime, offered, table),
      })),
    ),
  }
}
