import { dayOf } from '#shared/dates.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { expiryInstant, type PaymentPurpose } from '../../rules.ts'
import { askedMinor, filsOfMinor } from '../../transfer-rules.ts'
import { notifyCustomer } from '../notify.ts'
import type { Settling } from '../settling/settling.ts'
import { updatePayment, type PaymentRow } from '../store.ts'
import { insertArrival, sumArrivals, type Arrival } from './arrival-store.ts'
import { oweSurplus } from './surplus.ts'

export const askedOf = (payment: PaymentRow) => ({
  amountFils: payment.amount_fils,
  usdCents: payment.usd_cents,
  method: payment.method,
})

/** `amountMinor` is all that is missing where no one said how much arrived. */
export type NewArrival = Omit<Arrival, 'amountMinor'> & { amountMinor: number | undefined }

/**
 * Keeps what arrived. Answers whether it is enough: less leaves the payment open and the customer is
 * notified of what is missing, more is owed to them. R-PAY-14
 * @throws Refusal `payment_not_confirmable`, `transfer_counted`
 */
export async function takeArrival(
  { tx, payment, now }: Settling,
  { amountMinor, ...arrival }: NewArrival,
): Promise<boolean> {
  if (payment.state !== 'requires_action' || payment.closed_at) {
    throw new Refusal('payment_not_confirmable', 409)
  }
  const before = (await sumArrivals(tx, [payment.id])).get(payment.id) ?? 0
  const asked = askedOf(payment)
  const missing = askedMinor(asked) - before
  const arrived = amountMinor ?? missing
  const counted = await insertArrival(tx, payment, { ...arrival, amountMinor: arrived }, now)
  if (counted) {
    const { reference } = counted
    throw new Refusal('transfer_counted', 409, {
      parameters: { reference },
      details: { reference },
    })
  }
  if (arrived < missing) {
    await keepOpen(tx, payment, { received: before + arrived, missing: missing - arrived }, now)
    return false
  }
  if (arrived > missing) {
    await oweSurplus(tx, payment, filsOfMinor(arrived - missing, asked), now)
  }
  return true
}

/** Anyone who has sent a part gets the time of a new request for the rest. R-PAY-4 */
async function keepOpen(
  tx: Settling['tx'],
  payment: PaymentRow,
  { received, missing }: { received: number; missing: number },
  now: Date,
): Promise<void> {
  const until = expiryInstant(dayOf(now), payment.purpose as PaymentPurpose)
  const lapsesAt = until > payment.next_charge_at ? until : payment.next_charge_at
  const open = await updatePayment(tx, payment.id, { next_charge_at: lapsesAt })
  if (payment.method === 'usdt') {
    const coins = { coins: received, missingCoins: missing }
    await notifyCustomer(tx, open, 'usdt-incomplete', coins, now)
  } else {
    await notifyCustomer(tx, open, 'transfer-incomplete', { received, missing }, now)
  }
}
