import { addDays, dayOf, type Day } from '#shared/dates.ts'
import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { writeAudit } from '#server/audit.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { instantAfterWaiting } from '#features/deliveries/server/public.ts'
import { cutoffOf, firstOpenDay, type Cutoff } from '#features/restaurants/rules.ts'
import {
  findOwnKitchen,
  lockKitchenDays,
  putDayCapacity,
} from '#features/restaurants/server/public.ts'
import type * as contract from '../../days-contract.ts'
import { PLAN_DAYS, planStateOf } from '../../rules.ts'
import { notifyDaysChanged } from '../notify-kitchen.ts'
import { listKitchenDays, type KitchenDayRow } from './store.ts'

type PlanDay = Output<typeof contract.listPlanDays>[number]

export async function listPlanDays(
  db: Database,
  who: Member,
): Promise<Output<typeof contract.listPlanDays>> {
  const kitchen = await findOwnKitchen(db, who.id)
  const range = { from: who.today, to: addDays(who.today, PLAN_DAYS - 1) }
  const rows = await listKitchenDays(db, kitchen.id, range)
  return rows.map((row) => presentDay(row, kitchen, who.now))
}

function presentDay(row: KitchenDayRow, cutoff: Cutoff, now: Date): PlanDay {
  const cutoffAt = cutoffOf(row.day, cutoff)
  return {
    day: row.day,
    state: planStateOf({ isClosed: row.isClosed, isFrozen: row.frozenAt !== null, cutoffAt }, now),
    booked: row.booked,
    capacity: row.capacity,
    isCapacityOwn: row.isCapacityOwn,
    deliveries: row.deliveries,
    cutoffAt: cutoffAt.toISOString(),
    frozenAt: row.frozenAt?.toISOString() ?? null,
  }
}

export async function setDayCapacity(
  tx: Transaction,
  who: Member,
  { day, capacity }: Input<typeof contract.setDayCapacity>,
): Promise<Output<typeof contract.setDayCapacity>> {
  const kitchen = await findOwnKitchen(tx, who.id)
  ensureOpen([day], kitchen, who.now)
  await lockKitchenDays(tx, [{ restaurantId: kitchen.id, days: [day] }])
  const now = await instantAfterWaiting(tx, who.now)
  ensureOpen([day], kitchen, now)
  const before = await getDay(tx, kitchen.id, day)
  if (before.frozenAt !== null) throw refuseLocked(kitchen, now)
  const wanted = capacity ?? kitchen.capacityPerDay
  if (capacity !== null && wanted < before.booked) {
    throw new Refusal('capacity_below_booked', 409, {
      fields: ['capacity'],
      parameters: { booked: before.booked },
      details: { booked: before.booked },
    })
  }
  await putDayCapacity(tx, kitchen.id, day, {
    capacity: Math.max(wanted, before.booked),
    isOwn: capacity !== null,
  })
  const after = await getDay(tx, kitchen.id, day)
  await writeAudit(tx, who, {
    action: 'set-day-capacity',
    object: 'kitchen_day',
    objectId: `${kitchen.id}:${day}`,
    before: { capacity: before.capacity, isOwn: before.isCapacityOwn },
    after: { capacity: after.capacity, isOwn: after.isCapacityOwn },
  })
  await notifyDaysChanged(tx, kitchen.id, day, now)
  return presentDay(after, kitchen, now)
}

async function getDay(db: Database, restaurantId: number, day: Day): Promise<KitchenDayRow> {
  const [row] = await listKitchenDays(db, restaurantId, { from: day, to: day })
  if (!row) throw new Error(`No kitchen ${restaurantId}`)
  return row
}

/** @throws Refusal `kitchen_day_locked` (409) where the cut-off of a day has passed */
export function ensureOpen(days: readonly Day[], cutoff: Cutoff, now: Date): void {
  if (days.some((day) => cutoffOf(day, cutoff) <= now)) throw refuseLocked(cutoff, now)
}

export function refuseLocked(cutoff: Cutoff, now: Date): Refusal {
  const nextOpenDate = firstOpenDay(now, dayOf(now), cutoff)
  return new Refusal('kitchen_day_locked', 409, {
    parameters: { day: nextOpenDate },
    details: { nextOpenDate },
  })
}
