import { dayOf } from '#shared/dates.ts'
import { inTransaction, type Database, type Transaction } from '#server/database/database.ts'
import { expiresOn, openAmendsOf } from '#features/deliveries/rules.ts'
import {
  findAndLockDaysAround,
  findCycleDays,
  listUnusedAmends,
  notifyPages,
  type LedgerRow,
} from '#features/deliveries/server/public.ts'
import { payUnservedDay } from '#features/meals/server/public.ts'
import { canHaveAnother } from '#features/subscriptions/server/public.ts'
import { payMissedDay } from './pay-day.ts'
import { notifyDayRefunded } from './notify-of-day.ts'
import { listTicketsOfDelivery } from '../ticket-store.ts'

/** A day that was given back for our fault never expires: unused, it is paid. May run twice or late. */
export async function payUnusedAmends(db: Database, now: Date): Promise<void> {
  const errors: unknown[] = []
  for (const unused of await listUnusedAmends(db)) {
    await inTransaction(db, (tx) => payOne(tx, unused, now)).catch((error: unknown) =>
      errors.push(error),
    )
  }
  if (errors.length > 0) throw new AggregateError(errors, 'Days given back and not used')
}

async function payOne(
  tx: Transaction,
  { id, customerId }: { id: number; customerId: string },
  now: Date,
): Promise<void> {
  const locked = await findAndLockDaysAround(tx, customerId, id)
  if (!locked || (await isUsable(tx, locked.day, now))) return
  const day = missedBefore(locked.day, locked.days)
  if (day === undefined) {
    await payUnservedDay(tx, locked.day, now)
    await notifyPages(tx, customerId, [locked.day.day], now)
    return
  }
  const instead = openAmendsOf(day, locked.days, now)
  if (day.madeGood !== 'day' || !instead) return
  await payMissedDay(tx, { day, instead }, now)
  const [ticket] = await listTicketsOfDelivery(tx, day.id)
  if (ticket) await notifyDayRefunded(tx, { ...locked, day, ticket, now })
  await notifyPages(tx, customerId, [day.day], now)
}

const isUsable = async (tx: Transaction, day: LedgerRow, now: Date): Promise<boolean> =>
  expiresOn((await findCycleDays(tx, day.cycleId)).endsOn) >= dayOf(now) &&
  (await canHaveAnother(tx, day))

/** The missed day that a row of replacements began with; none where the kitchen had no dish. */
function missedBefore(day: LedgerRow, days: readonly LedgerRow[]): LedgerRow | undefined {
  const before = days.find(({ id }) => id === day.replacesId)
  return before?.status === 'skipped' ? missedBefore(before, days) : before
}
