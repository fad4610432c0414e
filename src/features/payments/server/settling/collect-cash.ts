import type { Transaction } from '#server/database/database.ts'
import type { PaymentParts } from '../parts.ts'
import { settle } from './settle.ts'

/** Who brought the order took the money for it: captured, with its invoice. A second time does nothing. */
export const collectCash =
  (parts: PaymentParts) =>
  async (tx: Transaction, paymentId: number, now: Date): Promise<void> => {
    const captureRef = `cash:${paymentId}`
    await settle(tx, parts, paymentId, { kind: 'confirmed', captureRef }, now)
  }
