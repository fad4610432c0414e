import { toDirhams } from '#shared/money.ts'
import type { Database } from '#server/database/database.ts'
import { askedMinor, currencyOf, type TransferCurrency } from '../../transfer-rules.ts'
import type { PaymentRow } from '../store.ts'
import { sumArrivals } from './arrival-store.ts'
import { askedOf } from './take-arrival.ts'

export interface Balance {
  currency: TransferCurrency
  received: number
  /** None below zero: what is more is refunded. */
  missing: number
}

/** What arrived of a payment and what is missing, in dirhams or coins. */
export function balanceWith(payment: PaymentRow, arrivedMinor: number): Balance {
  const missingMinor = Math.max(0, askedMinor(askedOf(payment)) - arrivedMinor)
  return {
    currency: currencyOf(payment.method),
    received: toDirhams(arrivedMinor),
    missing: toDirhams(missingMinor),
  }
}

export async function balanceOf(db: Database, payment: PaymentRow): Promise<Balance> {
  const arrived = await sumArrivals(db, [payment.id])
  return balanceWith(payment, arrived.get(payment.id) ?? 0)
}
