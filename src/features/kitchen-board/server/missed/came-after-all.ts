import type { Transaction } from '#server/database/database.ts'
import { openAmendsOf } from '#features/deliveries/rules.ts'
import {
  listLedgerRows,
  notifyPages,
  setMadeGood,
  undoAmends,
} from '#features/deliveries/server/public.ts'
import { sumExtrasBack } from '#features/payments/server/public.ts'
import { isRefunded } from '../../rules.ts'
import type { LockedTicket } from '../steps/lock-ticket.ts'
import { promiseRefund, withdrawRefund } from '../steps/remedy.ts'
import { notifyCustomer } from '../steps/notify-customer.ts'
import { writeStep, type StepTaker } from '../steps/write-step.ts'
import { cameAfterAll, cameAfterExtrasBack, failedAndRefunded } from '../templates.ts'
import { listTicketsOfDelivery } from '../ticket-store.ts'
import { writeReceipt } from './notify-of-day.ts'

/**
 * A drop that counted as missed was handed over before, with the customer's code. What was promised
 * for it is taken back, as long as it has not been paid or cooked. Extras are never charged again.
 */
export async function undoMissed(
  tx: Transaction,
  locked: LockedTicket,
  { at, by }: { at: Date; by: StepTaker },
): Promise<void> {
  const { ticket, day, days, now } = locked
  const instead = openAmendsOf(day, days, now)
  if (instead) await undoAmends(tx, instead, now)
  const isWithdrawn = await withdrawRefund(tx, locked)
  await setMadeGood(tx, day.id, null, now)
  await writeStep(tx, locked, { to: 'delivered', by, at })
  if (instead) await promiseOthers(tx, locked)
  await notifyUndone(tx, locked, { isTakenBack: isWithdrawn || instead !== undefined })
  const changed = [day, ...(instead ?? [])].map((one) => one.day)
  await notifyPages(tx, ticket.customerId, changed, now)
}

/** What is left of the remedy, and what the customer keeps of it. */
async function notifyUndone(
  tx: Transaction,
  locked: LockedTicket,
  { isTakenBack }: { isTakenBack: boolean },
): Promise<void> {
  const { ticket, day } = locked
  const { mealTime, plannedMealTime, changedAt: since } = ticket
  const stop = { deliveryDayId: day.id, mealTime: plannedMealTime, since }
  const extras = await sumExtrasBack(tx, stop)
  if (!isTakenBack && extras === 0) return
  const facts = { mealTime, extrasFils: extras, isTakenBack }
  const receipt = await writeReceipt(tx, locked, 'came-after-all', facts)
  if (extras === 0) return notifyCustomer(tx, locked, cameAfterAll, {})
  if (isTakenBack) await notifyCustomer(tx, locked, cameAfterExtrasBack, { extras, receipt })
}

/** What else was missed on the day is paid in part, for a part of the day came. */
async function promiseOthers(tx: Transaction, locked: LockedTicket): Promise<void> {
  const { ticket, now } = locked
  for (const stop of await listTicketsOfDelivery(tx, locked.day.id)) {
    const { id, failureReason, refundFils } = stop
    if (id === ticket.id || !failureReason || !isRefunded(failureReason)) continue
    if (refundFils !== null) continue
    const days = await listLedgerRows(tx, [locked.day.subscriptionId])
    const day = days.find((one) => one.id === locked.day.id) ?? locked.day
    const refund = await promiseRefund(tx, { ticket: stop, day, days, now }, now)
    const parameters = { reason: failureReason, refund }
    await notifyCustomer(tx, { ...locked, ticket: stop }, failedAndRefunded, parameters)
  }
}
