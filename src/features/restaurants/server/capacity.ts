import { sql } from 'kysely'
import { addDays, type Day } from '#shared/dates.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { joinLine } from '#server/database/lock-line.ts'
import { prepared } from '#server/database/prepared.ts'
import { EVERY_WEEKDAY, firstFreeStart } from '../rules.ts'
import { findKitchen, listDaysWithout } from './store.ts'

export interface KitchenDaysInput {
  restaurantId: number
  days: readonly Day[]
  /** Places a day. */
  portions: number
  /**
   * The weekdays of the plan, every one unless given: a refusal names the next start that suits.
   */
  weekdays?: readonly number[]
  /** For portions next to the plan: the refusal says so. */
  isExtra?: boolean
}

/** Places of one day of a kitchen. */
export interface Places {
  restaurantId: number
  day: Day
  portions: number
}

/**
 * Waits for the days of several kitchens, or of one that gives places back and takes others, in the
 * one order that all keep: by kitchen, then by day. So no one waits in a circle.
 */
export async function lockKitchenDays(
  tx: Transaction,
  places: readonly Pick<KitchenDaysInput, 'restaurantId' | 'days'>[],
): Promise<void> {
  const byKitchen = Map.groupBy(places, ({ restaurantId }) => restaurantId)
  for (const id of [...byKitchen.keys()].toSorted((a, b) => a - b)) {
    const days = sorted((byKitchen.get(id) ?? []).flatMap((place) => place.days))
    if (days.length === 0) continue
    await openDays(tx, id, days)
    await lockDays(tx, id, days)
  }
}

/**
 * Takes places on all the days or on none. As everywhere, missing days are added in one pass and
 * only then all are locked in a second, each in the order of days: who did both in one pass would
 * lock a late day while another, who locked an early one, waits for it.
 * @throws Refusal `kitchen_day_full` (409) with `details.day` and `details.nextFreeDay`.
 */
export async function reserveKitchenDays(
  tx: Transaction,
  input: KitchenDaysInput,
  now: Date,
): Promise<void> {
  const { restaurantId, days, portions } = input
  if (days.length === 0 || portions === 0) return
  const wanted = sorted(days)
  await openDays(tx, restaurantId, wanted)
  const taken = (await takePlaces(tx, { restaurantId, days: wanted, portions })).map(
    ({ day }) => day,
  )
  const refused = wanted.find((day) => !taken.includes(day))
  if (refused === undefined) return
  // What was taken counts as free where the next start is looked for.
  await givePlaces(tx, { restaurantId, days: taken, portions })
  throw await refuseDay(tx, input, refused, now)
}

interface SortedPlaces {
  restaurantId: number
  days: readonly Day[]
  portions: number
}

/**
 * Answers the days on which places were taken; one that is full or closed, or whose sheet is made,
 * is not among them. Each row, which has to be there, is locked in the order of days and looked at
 * under its lock, also where the statement began before another order ended.
 */
const takePlaces = prepared<SortedPlaces>()((db, param) => ({
  compile: () =>
    sql<{ day: Day }>`
      with locked as materialized (
        select restaurant_id, day, capacity, booked, is_closed, frozen_at
          from kitchen_days
         where restaurant_id = ${param('restaurantId')} and day = any(${param('days')}::date[])
         order by day
           for update
      )
      update kitchen_days k
         set booked = k.booked + ${param('portions')}::integer
        from locked
       where k.restaurant_id = locked.restaurant_id and k.day = locked.day
         and locked.booked + ${param('portions')}::integer <= locked.capacity
         and not locked.is_closed and locked.frozen_at is null
      returning k.day`.compile(db),
}))

const givePlaces = prepared<SortedPlaces>()((db, param) =>
  db
    .updateTable('kitchen_days')
    .set((eb) => ({ booked: eb('booked', '-', param('portions')) }))
    .where('restaurant_id', '=', param('restaurantId'))
    .where('day', '=', sql<Day>`any(${param('days')}::date[])`),
)

/** Gives places back. */
export async function releaseKitchenDays(
  tx: Transaction,
  { restaurantId, days, portions }: KitchenDaysInput,
): Promise<void> {
  if (days.length === 0 || portions === 0) return
  const wanted = sorted(days)
  await lockDays(tx, restaurantId, wanted)
  await givePlaces(tx, { restaurantId, days: wanted, portions })
}

/** Gives places of several days and kitchens back, of each day as many as it locked. */
export async function releasePlacesOfDays(
  tx: Transaction,
  places: readonly Places[],
): Promise<void> {
  const byKitchen = Map.groupBy(places, ({ restaurantId }) => restaurantId)
  for (const [id, own] of [...byKitchen].toSorted(([a], [b]) => a - b)) {
    await lockDays(tx, id, sorted(own.map(({ day }) => day)))
  }
  await sql`
    update kitchen_days k
       set booked = k.booked - given.portions
      from (
        select restaurant_id, day, sum(portions)::integer as portions
          from unnest(
            ${places.map(({ restaurantId }) => restaurantId)}::integer[],
            ${places.map(({ day }) => day)}::date[],
            ${places.map(({ portions }) => portions)}::integer[]
          ) as place (restaurant_id, day, portions)
         group by 1, 2
      ) given
     where k.restaurant_id = given.restaurant_id and k.day = given.day`.execute(tx)
}

/** Places that are left on a day; none where it is closed or its sheet is made. */
export async function countPlacesLeft(
  db: Database,
  { restaurantId, day }: Pick<Places, 'restaurantId' | 'day'>,
): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select case when k.is_closed or k.frozen_at is not null then 0
                else coalesce(k.capacity - k.booked, r.capacity_per_day) end as left
      from restaurants r
      left join kitchen_days k on k.restaurant_id = r.id and k.day = ${day}
     where r.id = ${restaurantId}`.execute(db)
  return Math.max(0, rows[0]?.left ?? 0)
}

const sorted = (days: readonly Day[]): Day[] => [...new Set(days)].toSorted()

/** A day gets its row, with the kitchen's capacity of that moment, when it is first asked for. */
async function openDays(tx: Transaction, restaurantId: number, days: Day[]): Promise<void> {
  joinLine(tx, `kitchen ${restaurantId}`)
  await openedDays(tx, { restaurantId, days })
}

const openedDays = prepared<Omit<SortedPlaces, 'portions'>>()((db, param) => ({
  compile: () =>
    sql`
      insert into kitchen_days (restaurant_id, day, capacity)
      select restaurants.id, wanted.day, restaurants.capacity_per_day
        from restaurants cross join unnest(${param('days')}::date[]) as wanted (day)
       where restaurants.id = ${param('restaurantId')}
       order by wanted.day
          on conflict do nothing`.compile(db),
}))

async function lockDays(tx: Transaction, restaurantId: number, days: Day[]): Promise<void> {
  joinLine(tx, `kitchen ${restaurantId}`)
  await lockedDays(tx, { restaurantId, days })
}

const lockedDays = prepared<Omit<SortedPlaces, 'portions'>>()((db, param) =>
  db
    .selectFrom('kitchen_days')
    .select('day')
    .where('restaurant_id', '=', param('restaurantId'))
    .where('day', '=', sql<Day>`any(${param('days')}::date[])`)
    .orderBy('day')
    .forUpdate(),
)

async function refuseDay(
  tx: Transaction,
  { restaurantId, days, portions, weekdays = EVERY_WEEKDAY, isExtra = false }: KitchenDaysInput,
  day: Day,
  now: Date,
): Promise<Refusal> {
  const kitchen = await findKitchen(tx, restaurantId)
  const fullDays = await listDaysWithout(tx, portions, restaurantId, day)
  const nextFreeDay =
    kitchen && kitchen.capacityPerDay >= portions
      ? firstFreeStart(now, addDays(day, 1), kitchen, {
          isFull: (one) => fullDays.has(one),
          count: days.length,
          weekdays,
        })
      : undefined
  return new Refusal('kitchen_day_full', 409, {
    parameters: { day, ...(nextFreeDay && { nextFreeDay }), ...(isExtra && { extras: portions }) },
    details: { day, nextFreeDay: nextFreeDay ?? null },
  })
}
