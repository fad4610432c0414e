import type { Transaction } from '#server/database/database.ts'
import type { PaymentParts } from '../parts.ts'
import type { PaymentRow } from '../store.ts'
import type { PaymentListener } from '../types.ts'

/** `none`: older or known news, kept without effect. `review`: it does not match, a person looks. */
export type Outcome = 'applied' | 'none' | 'review'

/** A payment that is moved, with its row locked. */
export interface Settling {
  tx: Transaction
  parts: PaymentParts
  listener: PaymentListener
  payment: PaymentRow
  now: Date
}
