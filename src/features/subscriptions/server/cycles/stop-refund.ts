import type { Database, Transaction } from '#server/database/database.ts'
import { shareThatComes } from '#features/deliveries/rules.ts'
import { countRefunded, type LedgerRow } from '#features/deliveries/server/public.ts'
import { refundPayment } from '#features/payments/server/public.ts'
import { isOver, isWhollyRefunded, refundOf, type Status } from '../../rules.ts'
import { listCycles, updateCycle } from './cycle-store.ts'
import type { CycleRow } from '../store.ts'

/**
 * Takes a failed drop's share of its day out of what its cycle may still give back. Answers the
 * amount. The subscription and its days must be locked, the drop's sixths not yet noted on its day.
 */
export async function reserveStopRefund(
  tx: Transaction,
  { day, days, sixths }: { day: LedgerRow; days: readonly LedgerRow[]; sixths: number },
): Promise<number> {
  return reserveRefund(tx, { day, days, share: (shareThatComes(day) * sixths) / 6 })
}

async function reserveRefund(
  tx: Transaction,
  { day, days, share }: { day: LedgerRow; days: readonly LedgerRow[]; share: number },
): Promise<number> {
  const cycle = await getCycleOf(tx, day)
  const amountFils = refundOf({
    ...cycle,
    daysBack: share,
    daysRefunded: countRefunded(days).get(cycle.id) ?? 0,
  })
  await noteRefunded(tx, cycle, amountFils)
  return amountFils
}

/**
 * Takes meals of a day that the kitchen has no dish for out of what its cycle may still give back.
 * Answers the amount, in fils. The subscription and its days must be locked, the meals not yet taken
 * off the day.
 */
export const reserveMealRefund = (
  tx: Transaction,
  { day, days, meals }: { day: LedgerRow; days: readonly LedgerRow[]; meals: number },
): Promise<number> => reserveRefund(tx, { day, days, share: meals / (day.meals + day.mealsBack) })

/** Sends the money of such meals. It holds the series of invoices: the last step of a transaction. */
export async function payMealRefund(
  tx: Transaction,
  refund: Omit<DueRefund, 'reason'>,
): Promise<void> {
  await payRefund(tx, { ...refund, reason: 'no_dish' })
}

/** Another delivery can still come in the place of one: the plan goes on, and its cycle is paid. */
export async function canHaveAnother(
  db: Database,
  { subscriptionId, cycleId }: { subscriptionId: number; cycleId: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('subscriptions as s')
    .innerJoin('subscription_cycles as c', 'c.subscription_id', 's.id')
    .select(['s.status', 'c.payment'])
    .where('s.id', '=', subscriptionId)
    .where('c.id', '=', cycleId)
    .executeTakeFirst()
  return row !== undefined && row.payment === 'paid' && !isOver(row.status as Status)
}

/** What the meals of a day that come are worth, in fils, of what its cycle can still give back. */
export async function findDayFils(
  db: Database,
  { day, days }: { day: LedgerRow; days: readonly LedgerRow[] },
): Promise<number> {
  const cycle = await getCycleOf(db, day)
  const daysRefunded = countRefunded(days).get(cycle.id) ?? 0
  return refundOf({ ...cycle, daysBack: shareThatComes(day), daysRefunded })
}

/** The failure was recalled in time: the cycle may give that amount back again. */
export async function releaseStopRefund(
  tx: Transaction,
  { day, amountFils }: { day: LedgerRow; amountFils: number },
): Promise<void> {
  await noteRefunded(tx, await getCycleOf(tx, day), -amountFils)
}

/**
 * Sends the money. `waiting` where the cycle's own charge is still under way; no refund where nothing
 * was ever charged. The subscription must be locked.
 */
export const payStopRefund = (
  tx: Transaction,
  refund: Omit<DueRefund, 'reason'>,
): Promise<{ refundId: number | null } | 'waiting'> =>
  payRefund(tx, { ...refund, reason: 'drop_failed' })

interface DueRefund {
  day: Pick<LedgerRow, 'subscriptionId' | 'cycleId'>
  amountFils: number
  reason: 'drop_failed' | 'no_dish'
  now: Date
}

async function payRefund(
  tx: Transaction,
  { day, amountFils, reason, now }: DueRefund,
): Promise<{ refundId: number | null } | 'waiting'> {
  const { payment, paymentId } = await getCycleOf(tx, day)
  if (payment === 'ready') return 'waiting'
  const isCharged = payment === 'paid' || payment === 'refunded'
  if (!isCharged || paymentId === null || amountFils === 0) return { refundId: null }
  return { refundId: (await refundPayment(tx, { paymentId, amountFils, reason, now })).id }
}

async function getCycleOf(
  tx: Database,
  { subscriptionId, cycleId }: Pick<LedgerRow, 'subscriptionId' | 'cycleId'>,
): Promise<CycleRow> {
  const cycle = (await listCycles(tx, [subscriptionId])).find(({ id }) => id === cycleId)
  if (!cycle) throw new Error(`No cycle ${cycleId}`)
  return cycle
}

async function noteRefunded(tx: Transaction, cycle: CycleRow, byFils: number): Promise<void> {
  if (byFils === 0) return
  const refundedFils = cycle.refundedFils + byFils
  const isCharged = cycle.payment === 'paid' || cycle.payment === 'refunded'
  await updateCycle(tx, cycle.id, {
    refundedFils,
    ...(isCharged && {
      payment: isWhollyRefunded({ ...cycle, refundedFils }) ? 'refunded' : 'paid',
    }),
  })
}
