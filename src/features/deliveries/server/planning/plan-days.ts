import type { Day } from '#shared/dates.ts'
import type { Transaction } from '#server/database/database.ts'
import { cutoffOf, type Cutoff } from '#features/restaurants/rules.ts'
import type { DayStatus } from '../../rules.ts'
import { notifyRemovedExtras, settleOrRemoveExtras } from '../places/remove-extras.ts'
import { findAddressPlan } from './planning-store.ts'
import { insertDays } from '../store.ts'

export interface PaidDays {
  subscriptionId: number
  cycleId: number
  customerId: string
  kitchen: Cutoff & { id: number }
  mealsPerDay: number
  days: readonly Day[]
}

/** Turns a paid cycle into its delivery days. The kitchen's places are the caller's to reserve. */
export const planDays = (tx: Transaction, paid: PaidDays, now: Date): Promise<void> =>
  importDays(tx, paid, () => 'planned', now)

/** The same for days that have a history. */
export async function importDays(
  tx: Transaction,
  paid: PaidDays,
  statusOn: (day: Day) => DayStatus,
  now: Date,
): Promise<void> {
  const addressOn = await findAddressPlan(tx, paid.subscriptionId)
  await writeDays(tx, paid, { statusOn, addressOn, now })
  const coming = paid.days
    .filter((day) => statusOn(day) !== 'skipped')
    .map((day) => ({ subscriptionId: paid.subscriptionId, day }))
  const dropped = await settleOrRemoveExtras(tx, coming, now)
  await notifyRemovedExtras(tx, paid.customerId, dropped, now)
}

/** The same where the order is being written: it has one address, and no meal is chosen yet. */
export const planOrderedDays = (
  tx: Transaction,
  paid: PaidDays,
  addressId: number,
  now: Date,
): Promise<void> =>
  writeDays(tx, paid, { statusOn: () => 'planned', addressOn: () => addressId, now })

interface DaysToWrite {
  statusOn: (day: Day) => DayStatus
  addressOn: (day: Day) => number
  now: Date
}

const writeDays = (tx: Transaction, paid: PaidDays, to: DaysToWrite): Promise<void> =>
  insertDays(
    tx,
    paid.days.map((day) => ({
      subscriptionId: paid.subscriptionId,
      cycleId: paid.cycleId,
      customerId: paid.customerId,
      day,
      status: to.statusOn(day),
      locksAt: cutoffOf(day, paid.kitchen),
      restaurantId: paid.kitchen.id,
      addressId: to.addressOn(day),
      meals: paid.mealsPerDay,
    })),
    to.now,
  )
