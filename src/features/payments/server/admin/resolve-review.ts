import type { Answer, Wish } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { writeAudit } from '#server/audit.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import type { resolveReview as contract } from '../../contract.ts'
import { lockPaymentRow, updatePayment } from '../store.ts'

/** A person has looked at what did not match, and says what it was. */
export async function resolveReview(
  tx: Transaction,
  who: Member,
  { id, note }: Wish<typeof contract>,
): Promise<Answer<typeof contract>> {
  const payment = await lockPaymentRow(tx, id)
  if (!payment) throw new Refusal('not_found', 404)
  const { review_reason: reason } = payment
  if (reason === null) throw new Refusal('payment_not_in_review', 409)
  await updatePayment(tx, id, { review_reason: null })
  await writeAudit(tx, who, {
    action: 'resolve-payment-review',
    object: 'payment',
    objectId: id,
    before: { reason },
    after: { note },
  })
  return { id }
}
