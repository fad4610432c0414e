import type { Transaction } from '#server/database/database.ts'
import {
  listLedgerRows,
  setMadeGood,
  undoAmends,
  type LedgerRow,
} from '#features/deliveries/server/public.ts'
import { promiseRefund } from '../steps/remedy.ts'
import { listTicketsOfDelivery } from '../ticket-store.ts'

interface MissedDay {
  day: LedgerRow
  /** What comes in its place, all of it open. */
  instead: readonly LedgerRow[]
}

/**
 * The money of a missed day in place of another delivery. Answers what goes back, in fils; it is due
 * at once. The days must be locked.
 */
export async function payMissedDay(
  tx: Transaction,
  { day, instead }: MissedDay,
  now: Date,
): Promise<number> {
  await undoAmends(tx, instead, now)
  await setMadeGood(tx, day.id, 'money', now)
  let refundFils = 0
  for (const stop of await listTicketsOfDelivery(tx, day.id)) {
    if (stop.refundFils !== null) continue
    const days = await listLedgerRows(tx, [day.subscriptionId])
    const paid = days.find(({ id }) => id === day.id)
    if (paid) refundFils += await promiseRefund(tx, { ticket: stop, day: paid, days, now }, now)
  }
  return refundFils
}
