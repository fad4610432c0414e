import type { Input, Output } from '#shared/wire/endpoint.ts'
import type { Day } from '#shared/dates.ts'
import { toDirhams } from '#shared/money.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { receiptNumber } from '#features/deliveries/rules.ts'
import {
  findAndLockDays,
  findReceipt,
  forgetMealsWithoutDay,
  giveBackDays,
  insertReceipt,
  instantAfterWaiting,
  listLedgerRows,
} from '#features/deliveries/server/public.ts'
import { queueMessage } from '#features/messages/server/public.ts'
import { cancelPayment, refundPayment } from '#features/payments/server/public.ts'
import { lockKitchenDays } from '#features/restaurants/server/public.ts'
import { findPlan } from '#features/plans/server/public.ts'
import type { cancelSubscription as contract, previewCancellation } from '../../contract.ts'
import { canCancel, isWhollyRefunded, nextStatus } from '../../rules.ts'
import { callOffPurchases } from '../add-ons/settle-add-on.ts'
import { cancellationOf, type Cancellation } from './cancellation.ts'
import { listCycles, updateCycle } from '../cycles/cycle-store.ts'
import { withdrawCycle } from '../ending/withdraw-cycle.ts'
import {
  findAndLockSubscription,
  findOwnSubscription,
  updateSubscription,
  type SubscriptionRow,
} from '../store.ts'
import { cancelled, cancelledUnpaid, cancelledWithRefund } from '../templates.ts'

interface Facts {
  endDate: Day
  refundFils: number
  daysGivenBack: number
  firstDeliveryAffected: Day | null
  /** Receipts of before did not keep it. */
  wasCharged?: boolean
}

/** The customer sees what follows before anything is cancelled. */
export async function previewCancel(
  db: Database,
  who: Member,
  { id }: Input<typeof previewCancellation>,
): Promise<Output<typeof previewCancellation>> {
  const subscription = await findOwnSubscription(db, who.id, id)
  if (!subscription) throw new Refusal('not_found', 404)
  if (!canCancel(subscription.status)) return (await answerAgain(db, subscription)).consequences
  const [cycles, days] = await Promise.all([listCycles(db, [id]), listLedgerRows(db, [id])])
  return present(cancellationOf(cycles, days, who.now))
}

/** Refunds unused days pro rata and returns the end; a second time answers the same. */
export async function cancelSubscription(
  tx: Transaction,
  who: Member,
  { id }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const subscription = await findAndLockSubscription(tx, id, who.id)
  if (!subscription) throw new Refusal('not_found', 404)
  if (!canCancel(subscription.status)) {
    const { consequences, number } = await answerAgain(tx, subscription)
    return { id, ...consequences, receiptNumber: number }
  }
  const days = await findAndLockDays(tx, id)
  const now = await instantAfterWaiting(tx, who.now)
  const cycles = await listCycles(tx, [id])
  await lockKitchenDays(tx, [
    ...days.map(({ day, restaurantId }) => ({ restaurantId, days: [day] })),
    ...cycles.map(({ fixedDays, restaurantId }) => ({ restaurantId, days: fixedDays })),
  ])
  const cancellation = cancellationOf(cycles, days, now)

  await giveBackDays(
    tx,
    days.filter(({ cycleId }) => cancellation.paidCycleIds.has(cycleId)),
    now,
  )
  await settleCycles(tx, subscription, cancellation, now)
  await callOffPurchases(tx, id, now)
  const action = cancellation.paidCycleIds.size > 0 ? 'cancel' : 'withdraw'
  await updateSubscription(tx, id, {
    status: nextStatus(subscription.status, action) ?? subscription.status,
    endDate: cancellation.endDate,
    cancelledAt: now,
    nextRestaurantId: null,
    nextPlanId: null,
    pause: null,
  })
  return notifyCancelled(tx, who, subscription, cancellation, now)
}

/** What was never charged is withdrawn; of what was paid, the unused part goes back. */
async function settleCycles(
  tx: Transaction,
  subscription: SubscriptionRow,
  { unpaidCycles, refunds }: Cancellation,
  now: Date,
): Promise<void> {
  for (const cycle of unpaidCycles) {
    await withdrawCycle(tx, subscription, cycle, 'cancelled', now)
    if (cycle.paymentId !== null) await cancelPayment(tx, cycle.paymentId, now)
  }
  await forgetMealsWithoutDay(tx, subscription.id)
  for (const { cycle, amountFils } of refunds) {
    if (cycle.paymentId === null) continue
    await refundPayment(tx, {
      paymentId: cycle.paymentId,
      amountFils,
      reason: 'cancelled',
      now,
    })
    const refundedFils = cycle.refundedFils + amountFils
    await updateCycle(tx, cycle.id, {
      refundedFils,
      payment: isWhollyRefunded({ ...cycle, refundedFils }) ? 'refunded' : 'paid',
    })
  }
}

async function notifyCancelled(
  tx: Transaction,
  who: Member,
  subscription: SubscriptionRow,
  cancellation: Cancellation,
  now: Date,
): Promise<Output<typeof contract>> {
  const facts: Facts = factsOf(cancellation)
  const number = receiptNumber(
    await insertReceipt(tx, {
      subscriptionId: subscription.id,
      kind: 'cancel',
      facts: { ...facts },
      now,
    }),
  )
  const plan = await findPlan(tx, subscription.planId)
  const message = {
    to: who.user.phone,
    language: who.user.language,
    dedupeKey: `subscription-cancelled:${subscription.id}`,
    now,
  }
  const parameters = {
    plan: { en: plan?.name_en ?? '', ar: plan?.name_ar ?? '' },
    end: facts.endDate,
    receipt: number,
  }
  if (!facts.wasCharged) {
    const { plan: name, receipt } = parameters
    await queueMessage(tx, {
      ...message,
      template: cancelledUnpaid,
      parameters: { plan: name, receipt },
    })
  } else if (facts.refundFils === 0) {
    await queueMessage(tx, { ...message, template: cancelled, parameters })
  } else {
    await queueMessage(tx, {
      ...message,
      template: cancelledWithRefund,
      parameters: { ...parameters, refund: facts.refundFils },
    })
  }
  return { id: subscription.id, ...presentFacts(facts), receiptNumber: number }
}

async function answerAgain(db: Database, { id }: SubscriptionRow) {
  const receipt = await findReceipt(db, id, 'cancel')
  if (!receipt) throw new Refusal('subscription_over', 409)
  return {
    consequences: presentFacts(receipt.facts as unknown as Facts),
    number: receiptNumber(receipt.number),
  }
}

const factsOf = (cancellation: Cancellation): Facts => ({
  endDate: cancellation.endDate,
  refundFils: cancellation.refundFils,
  daysGivenBack: cancellation.daysGivenBack,
  firstDeliveryAffected: cancellation.firstDeliveryAffected ?? null,
  wasCharged: cancellation.paidCycleIds.size > 0,
})

const present = (cancellation: Cancellation) => presentFacts(factsOf(cancellation))

const presentFacts = ({
  refundFils,
  wasCharged = true,
  ...facts
}: Facts): Output<typeof previewCancellation> => ({
  ...facts,
  wasCharged,
  refund: toDirhams(refundFils),
})
