import { dayOf } from '#shared/dates.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Transaction } from '#server/database/database.ts'
import type { PaymentListener, SettledPayment } from '#features/payments/server/public.ts'
import { nextStatus } from '../../rules.ts'
import { losePayment } from '../ending/lose-payment.ts'
import { confirmCycle } from './confirm-cycle.ts'
import { getCycle, updateCycle } from './cycle-store.ts'
import { withdrawCycle } from '../ending/withdraw-cycle.ts'
import { findAndLockSubscription, updateSubscription, type SubscriptionRow } from '../store.ts'

/** How the payments of cycles move their subscription. Every step may come twice or late. */
export const subscriptionPayments: PaymentListener = {
  lock: async (tx, { subscriptionId }) => {
    if (subscriptionId !== null) await findAndLockSubscription(tx, subscriptionId)
  },

  onReady: async (tx, payment, now) => {
    const { subscription, cycle } = await load(tx, payment)
    if (cycle.payment === 'pending') await confirmCycle(tx, subscription, cycle, now)
  },

  onCaptured: async (tx, payment, now) => {
    const { subscription, cycle } = await load(tx, payment)
    if (cycle.payment !== 'pending' && cycle.payment !== 'ready') return
    const status = await confirmCycle(tx, subscription, cycle, now)
    await updateCycle(tx, cycle.id, { payment: 'paid', paidAt: now })
    const hasBegun = subscription.startDate <= dayOf(now)
    await updateSubscription(tx, subscription.id, {
      status: nextStatus(status, hasBegun ? 'activate' : 'fund') ?? status,
      restaurantId: cycle.restaurantId,
      plan: cycle,
      weekdays: subscription.weekdays?.length === cycle.daysPerWeek ? subscription.weekdays : null,
    })
  },

  onFailed: async (tx, payment, now) => {
    const { subscription, cycle } = await load(tx, payment)
    if (cycle.payment !== 'pending' && cycle.payment !== 'ready') return
    await withdrawCycle(tx, subscription, cycle, 'failed', now)
    await updateSubscription(tx, subscription.id, {
      status: nextStatus(subscription.status, 'fail-payment') ?? subscription.status,
    })
  },

  onLost: async (tx, payment, lostFils, now) =>
    losePayment(tx, await load(tx, payment), lostFils, now),

  onGoodwill: async (tx, payment, amountFils) => {
    const { cycle } = await load(tx, payment)
    const leftFils = cycle.totalFils - cycle.refundedFils - cycle.goodwillFils
    if (amountFils > leftFils) throw new Refusal('refund_too_large', 422, { details: { leftFils } })
    // It stays a paid cycle: the deliveries come and the next one follows.
    await updateCycle(tx, cycle.id, { goodwillFils: cycle.goodwillFils + amountFils })
  },
}

async function load(tx: Transaction, { id, subscriptionId, cycle }: SettledPayment) {
  if (subscriptionId === null || cycle === null) throw new Error(`Payment ${id} is of no cycle`)
  const subscription = await lockSubscription(tx, subscriptionId)
  return { subscription, cycle: await getCycle(tx, subscription.id, cycle) }
}

async function lockSubscription(tx: Transaction, id: number): Promise<SubscriptionRow> {
  const subscription = await findAndLockSubscription(tx, id)
  if (!subscription) throw new Error(`A payment belongs to no subscription: ${id}`)
  return subscription
}
