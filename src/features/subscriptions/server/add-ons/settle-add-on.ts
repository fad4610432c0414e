import { dayOf } from '#shared/dates.ts'
import { isLanguage } from '#shared/language.ts'
import type { Transaction } from '#server/database/database.ts'
import { receiptNumber } from '#features/deliveries/rules.ts'
import { insertReceipt } from '#features/deliveries/server/public.ts'
import { queueMessage } from '#features/messages/server/public.ts'
import {
  cancelPayment,
  refundPayment,
  type PaymentListener,
} from '#features/payments/server/public.ts'
import { listAddOnRows } from '#features/plans/server/public.ts'
import { isOver } from '../../rules.ts'
import { listCycles } from '../cycles/cycle-store.ts'
import { findAndLockSubscription, getContact } from '../store.ts'
import { addOnDeclined } from '../templates.ts'
import { getPurchase, listLivePurchases, updatePurchase } from './purchase-store.ts'
import { renewWith } from './renew-with.ts'

/** How the charge of an add-on moves it: nothing of it holds before the money is there. */
export const addOnPayments: PaymentListener = {
  lock: async (tx, { subscriptionId }) => {
    if (subscriptionId !== null) await findAndLockSubscription(tx, subscriptionId)
  },
  onReady: async () => {},

  onCaptured: async (tx, { id, subjectId, amountFils }, now) => {
    const purchase = await getPurchase(tx, subjectId)
    if (purchase.state !== 'open') return
    const cycles = await listCycles(tx, [purchase.subscriptionId])
    const cycle = cycles.find((one) => one.id === purchase.cycleId)
    const subscription = await findAndLockSubscription(tx, purchase.subscriptionId)
    const isRunning = subscription !== undefined && !isOver(subscription.status)
    if (isRunning && cycle?.payment === 'paid' && cycle.endsOn >= dayOf(now)) {
      await grantPurchase(tx, subjectId, now)
      return
    }
    // The days that it was for are over, or the plan is: the answer of the provider came late.
    await updatePurchase(tx, subjectId, { state: 'returned' })
    await refundPayment(tx, { paymentId: id, amountFils, reason: 'paid_after_closing', now })
  },

  onFailed: async (tx, { subjectId }, now) => {
    const { state, addOn, subscriptionId } = await getPurchase(tx, subjectId)
    if (state !== 'open') return
    await updatePurchase(tx, subjectId, { state: 'failed' })
    const subscription = await findAndLockSubscription(tx, subscriptionId)
    if (!subscription) return
    const { phone, language } = await getContact(tx, subscription.customerId)
    await queueMessage(tx, {
      to: phone,
      template: addOnDeclined,
      parameters: { addOn: await getName(tx, addOn, now) },
      language: isLanguage(language) ? language : 'en',
      dedupeKey: `add-on-declined:${subjectId}`,
      now,
    })
  },

  /** The add-on stays to the end of its cycle, as the plan does. */
  onGoodwill: async () => {},

  onLost: async (tx, { subjectId }, lostFils, now) => {
    const { addOn, subscriptionId } = await getPurchase(tx, subjectId)
    const subscription = await findAndLockSubscription(tx, subscriptionId)
    if (subscription && !isOver(subscription.status) && subscription.addOns.includes(addOn)) {
      const addOns = subscription.addOns.filter((slug) => slug !== addOn)
      await renewWith(tx, subscription, addOns, now)
    }
    return lostFils
  },
}

/** From now on it can be used, and later cycles have it. Answers the receipt's number. */
export async function grantPurchase(tx: Transaction, id: number, now: Date): Promise<string> {
  const { subscriptionId, addOn, priceFils, cycleId } = await getPurchase(tx, id)
  await updatePurchase(tx, id, { state: 'paid' })
  const subscription = await findAndLockSubscription(tx, subscriptionId)
  if (!subscription) throw new Error(`An add-on was bought for no subscription: ${id}`)
  if (!isOver(subscription.status) && !subscription.addOns.includes(addOn)) {
    await renewWith(tx, subscription, [...subscription.addOns, addOn], now)
  }
  const cycle = (await listCycles(tx, [subscriptionId])).find((one) => one.id === cycleId)
  const name = await getName(tx, addOn, now)
  return receiptNumber(
    await insertReceipt(tx, {
      subscriptionId,
      kind: 'add-on-now',
      facts: { nameEn: name.en, nameAr: name.ar, until: cycle?.endsOn ?? dayOf(now), priceFils },
      now,
    }),
  )
}

async function getName(tx: Transaction, slug: string, now: Date) {
  const row = (await listAddOnRows(tx, dayOf(now))).find((one) => one.slug === slug)
  return { en: row?.name_en ?? slug, ar: row?.name_ar ?? slug }
}

/** The plan is cancelled: what is not charged yet never is, and a charge under way goes back. */
export async function callOffPurchases(
  tx: Transaction,
  subscriptionId: number,
  now: Date,
): Promise<void> {
  for (const { id, state, paymentId } of await listLivePurchases(tx, subscriptionId)) {
    if (state !== 'open') continue
    await updatePurchase(tx, id, { state: 'cancelled' })
    if (paymentId !== null) await cancelPayment(tx, paymentId, now)
  }
}
