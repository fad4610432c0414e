import type { Input, Output } from '#shared/wire/endpoint.ts'
import { toFils } from '#shared/money.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { writeAudit } from '#server/audit.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { REFERENCE_MAX, type confirmPayment as contract } from '../../contract.ts'
import { isOwnReference, keyInEvidence, keyOfReference } from '../../transfer-rules.ts'
import { isConfirmedByHand, type OfferedMethod, type PaymentState } from '../../rules.ts'
import type { PaymentParts } from '../parts.ts'
import { balanceOf } from '../transfers/balance.ts'
import { settle } from '../settling/settle.ts'
import { findPayment } from '../store.ts'

const REFERENCE = { fields: ['reference'] }

/** An admin saw money arrive, all or a part of it; the evidence is in the audit log. */
export const confirmPayment =
  (parts: PaymentParts) =>
  async (
    tx: Transaction,
    who: Member,
    { id, evidence, reference, received }: Input<typeof contract>,
  ): Promise<Output<typeof contract>> => {
    const before = await findPayment(tx, id)
    if (!before) throw new Refusal('not_found', 404)
    if (!isConfirmedByHand(before.method as OfferedMethod) || before.state !== 'requires_action') {
      throw new Refusal('payment_not_confirmable', 409)
    }
    if (reference !== undefined && isOwnReference(reference)) {
      throw new Refusal('transfer_reference_own', 422, REFERENCE)
    }
    const arrival = {
      reference: reference ?? evidence.slice(0, REFERENCE_MAX),
      key: reference === undefined ? keyInEvidence(evidence) : keyOfReference(reference),
      amountMinor: received === undefined ? undefined : toFils(received),
    }
    if (arrival.key === '') throw new Refusal('transfer_reference_needed', 422, REFERENCE)
    await settle(tx, parts, id, { kind: 'arrived', arrival }, who.now)
    const after = (await findPayment(tx, id)) ?? before
    const balance = await balanceOf(tx, after)
    await writeAudit(tx, who, {
      action: 'confirm-payment',
      object: 'payment',
      objectId: id,
      before: { state: before.state },
      after: { state: after.state, reference: arrival.reference, ...balance, evidence },
    })
    const isMissing = after.state === 'requires_action'
    return {
      id,
      state: after.state as PaymentState,
      ...(isMissing && { missing: balance.missing }),
    }
  }
