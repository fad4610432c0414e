import type { Answer, Wish } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { writeAudit } from '#server/audit.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import type { confirmPayment as contract } from '../../contract.ts'
import { isConfirmedByHand, type OfferedMethod, type PaymentState } from '../../rules.ts'
import type { PaymentParts } from '../parts.ts'
import { settle } from '../settling/settle.ts'
import { findPayment } from '../store.ts'

/** An admin saw the money arrive: captured, with the evidence in the audit log. */
export const confirmPayment =
  (parts: PaymentParts) =>
  async (
    tx: Transaction,
    who: Member,
    { id, evidence }: Wish<typeof contract>,
  ): Promise<Answer<typeof contract>> => {
    const before = await findPayment(tx, id)
    if (!before) throw new Refusal('not_found', 404)
    if (!isConfirmedByHand(before.method as OfferedMethod) || before.state !== 'requires_action') {
      throw new Refusal('payment_not_confirmable', 409)
    }
    const captureRef = `confirmed:${before.reference}`
    const outcome = await settle(tx, parts, id, { kind: 'confirmed', captureRef }, who.now)
    const after = await findPayment(tx, id)
    if (outcome !== 'applied' || after?.state !== 'captured') {
      throw new Refusal('payment_not_confirmable', 409)
    }
    await writeAudit(tx, who, {
      action: 'confirm-payment',
      object: 'payment',
      objectId: id,
      before: { state: before.state },
      after: { state: after.state, evidence },
    })
    return { id, state: after.state as PaymentState }
  }
