import type { Day } from '#shared/dates.ts'
import { textsIn, type Bilingual } from '#shared/language.ts'
import type { Transaction } from '#server/database/database.ts'
import {
  openPayment,
  type NextAction,
  type PaymentOpener,
} from '#features/payments/server/public.ts'
import { messages } from '../../messages.ts'
import { chargeDayOf, spanOf } from '../../billing-rules.ts'
import type { CyclePayment, Status } from '../../rules.ts'
import { insertCycle, setPayment } from './cycle-store.ts'
import type { Offer } from '../ordering/get-offer.ts'
import { confirmCycle, type JustOrdered } from './confirm-cycle.ts'
import { invoiceLinesOf } from './invoice-lines.ts'
import type { CycleRow, SubscriptionRow } from '../store.ts'

export interface CycleOrder {
  subscription: SubscriptionRow
  offer: Offer
  number: number
  /** Where nothing is delivered; else it starts with its first delivery. */
  startsOn: Day
  /** That the kitchen has reserved, or will have before the transaction ends. */
  days: readonly Day[]
  /** The card of the first cycle; later ones take the last card that was used. */
  cardSetupId?: number
}

/** Writes the next deliveries with their price and asks for the money. */
export async function openCycle(
  tx: Transaction,
  opener: PaymentOpener,
  { subscription, offer, number, startsOn: wanted, days, cardSetupId }: CycleOrder,
): Promise<OpenedCycle> {
  const { startsOn, endsOn } = spanOf(days, wanted)
  const cycle = await insertCycle(tx, {
    subscriptionId: subscription.id,
    number,
    startsOn,
    endsOn,
    restaurantId: offer.kitchen.id,
    plan: offer.plan,
    bill: offer.bill,
    fixedDays: days,
  })
  const chargeOn = days.length > 0 ? chargeDayOf(startsOn, offer.kitchen) : startsOn
  return askForPayment(tx, opener, {
    subscription,
    cycle,
    planName: offer.planName,
    chargeOn,
    // Anyone who orders is there: a first cycle that is due is not kept until the morning.
    isPaidNow: number === 1 && chargeOn <= opener.today,
    ...(cardSetupId && { cardSetupId }),
    ...(number === 1 && { ordered: { kitchen: offer.kitchen } }),
  })
}

interface PaymentInput {
  subscription: SubscriptionRow
  cycle: CycleRow
  planName: Bilingual
  chargeOn: Day
  isPaidNow?: boolean
  cardSetupId?: number
  ordered?: JustOrdered
}

/** What the customer has to do, and how the subscription and its cycle stand now. */
export interface OpenedCycle {
  nextAction: NextAction
  status: Status
  payment: CyclePayment
}

/** Opens the payment of a cycle. */
export async function askForPayment(
  tx: Transaction,
  opener: PaymentOpener,
  {
    subscription,
    cycle,
    planName,
    chargeOn,
    isPaidNow = false,
    cardSetupId,
    ordered,
  }: PaymentInput,
): Promise<OpenedCycle> {
  const { startsOn, endsOn } = cycle
  const description = {
    en: textsIn(messages, 'en').bill.invoice(planName.en, startsOn, endsOn),
    ar: textsIn(messages, 'ar').bill.invoice(planName.ar, startsOn, endsOn),
  }
  const payment = await openPayment(tx, opener, {
    customerId: subscription.customerId,
    purpose: 'cycle',
    subjectId: cycle.id,
    subscriptionId: subscription.id,
    cycle: cycle.number,
    amountFils: cycle.totalFils,
    method: subscription.paymentMethod,
    ...(subscription.paypalEmail && { paypalEmail: subscription.paypalEmail }),
    ...(cardSetupId && { cardSetupId }),
    isFirst: ordered !== undefined,
    chargeOn,
    isPaidNow,
    description,
    lines: invoiceLinesOf(cycle, description),
  })
  const { id: paymentId, nextAction } = payment
  if (payment.state !== 'ready' || cycle.readyAt) {
    await setPayment(tx, cycle.id, paymentId)
    return { nextAction, status: subscription.status, payment: cycle.payment }
  }
  const paid = { ...cycle, paymentId }
  const status = await confirmCycle(tx, subscription, paid, opener.now, ordered)
  return { nextAction, status, payment: 'ready' }
}
