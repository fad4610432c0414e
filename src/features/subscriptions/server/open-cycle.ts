import type { Day } from '#shared/dates.ts'
import { textsIn } from '#shared/language.ts'
import type { Transaction } from '#server/database/database.ts'
import {
  openPayment,
  type NextAction,
  type PaymentOpener,
} from '#features/payments/server/public.ts'
import { messages } from '../messages.ts'
import { cycleOf } from '../rules.ts'
import { insertCycle, updateCycle } from './cycle-store.ts'
import type { Offer } from './get-offer.ts'
import { assureCycle } from './assure-cycle.ts'
import type { SubscriptionRow } from './store.ts'

export interface CycleOrder {
  subscription: SubscriptionRow
  offer: Offer
  number: number
  /** Already reserved in the kitchen. */
  days: readonly Day[]
  /** The card of the first cycle; later ones take the last card that was used. */
  cardSetupId?: number
}

/** Writes the next 28 days with their price and asks for the money. */
export async function openCycle(
  tx: Transaction,
  opener: PaymentOpener,
  { subscription, offer, number, days, cardSetupId }: CycleOrder,
): Promise<{ nextAction: NextAction }> {
  const { startsOn, endsOn } = cycleOf(subscription.startDate, number)
  const cycle = await insertCycle(tx, {
    subscriptionId: subscription.id,
    number,
    startsOn,
    endsOn,
    restaurantId: offer.kitchen.id,
    bill: offer.bill,
    heldDays: days,
  })
  const payment = await openPayment(tx, opener, {
    customerId: subscription.customerId,
    subscriptionId: subscription.id,
    cycle: number,
    amountFils: offer.bill.totalFils,
    method: subscription.paymentMethod,
    ...(subscription.paypalEmail && { paypalEmail: subscription.paypalEmail }),
    ...(cardSetupId && { cardSetupId }),
    chargeOn: startsOn,
    description: {
      en: textsIn(messages, 'en').bill.invoice(offer.planName.en, startsOn, endsOn),
      ar: textsIn(messages, 'ar').bill.invoice(offer.planName.ar, startsOn, endsOn),
    },
  })
  await updateCycle(tx, cycle.id, { paymentId: payment.id })
  if (payment.state === 'ready') await assureCycle(tx, subscription, number, opener.now)
  return { nextAction: payment.nextAction }
}
