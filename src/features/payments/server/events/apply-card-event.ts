import { inTransaction, type Database } from '#server/database/database.ts'
import type { PaymentParts } from '../parts.ts'
import { refreshSetup } from '../cards/refresh-setup.ts'
import { findSetupByRef } from '../cards/setup-store.ts'
import { applyRefundResult } from '../refunds/apply-refund-result.ts'
import { findRefundByKey } from '../refunds/refund-store.ts'
import { settle } from '../settling/settle.ts'
import type { Outcome } from '../settling/settling.ts'
import { findAttempt } from '../store.ts'

/** Lets what the card provider told move what it tells of. */
export async function applyCardEvent(
  parts: PaymentParts,
  db: Database,
  payload: string,
  now: Date,
): Promise<Outcome> {
  const event = parts.gateways.card.readEvent(payload)
  if (!event) throw new Error('This is no event of the card provider')
  if (event.subject === 'setup') {
    const setup = await findSetupByRef(db, event.setupRef)
    if (setup?.status !== 'open') return 'none'
    const { setup: after } = await refreshSetup(parts, db, setup, now)
    return after.status === 'open' ? 'none' : 'applied'
  }
  if (event.subject === 'refund' && event.refund.key !== null) {
    const refund = await findRefundByKey(db, event.refund.key)
    if (!refund) return 'none'
    return inTransaction(db, (tx) => applyRefundResult(tx, refund.id, event.refund, now))
  }
  if (event.subject !== 'charge') return 'none'
  const { charge } = event
  const attempt = await findAttempt(db, charge.key)
  if (!attempt) return 'none'
  return inTransaction(db, (tx) =>
    settle(tx, parts, attempt.payment_id, { kind: 'charge', charge }, now),
  )
}
