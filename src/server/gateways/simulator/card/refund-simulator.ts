import { inTransaction } from '#server/database/database.ts'
import type { NewCardRefund, RefundResult } from '../../card.ts'
import { ProviderError, type GatewayCall } from '../../gateway-call.ts'
import { findCharge, findSetup, newRef, notify, presentRefund } from './card-books.ts'

const FAILS_AFTER_SECONDS = 60

/** Gives money of a charge back; one to a `refund_fails` card is under way first, and then fails. */
export async function refund(
  { db, now }: GatewayCall,
  { key, chargeRef, amountFils }: NewCardRefund,
): Promise<RefundResult> {
  return inTransaction(db, async (tx) => {
    const charge = await findCharge(tx, { id: chargeRef })
    if (!charge) {
      throw new ProviderError('request', { code: 'no_such_charge', isOutcomeKnown: true })
    }
    const setup = await findSetup(tx, charge.setup_id)
    const isFailing = setup?.behaviour === 'refund_fails'
    const inserted = await tx
      .insertInto('simulator.card_refunds')
      .values({
        id: newRef('ref'),
        key,
        charge_id: chargeRef,
        amount_fils: amountFils,
        status: isFailing ? 'pending' : 'succeeded',
        ends_as: isFailing ? 'failed' : null,
        ends_at: isFailing ? new Date(now.getTime() + FAILS_AFTER_SECONDS * 1000) : null,
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returningAll()
      .executeTakeFirst()
    const row =
      inserted ??
      (await tx
        .selectFrom('simulator.card_refunds')
        .selectAll()
        .where('key', '=', key)
        .executeTakeFirstOrThrow())
    const result = presentRefund(row, now)
    if (inserted?.ends_at) {
      const news = { ...presentRefund(inserted, inserted.ends_at), key, chargeRef, amountFils }
      await notify(tx, { type: 'refund.failed', data: { refund: news } }, now, [
        FAILS_AFTER_SECONDS,
      ])
    }
    return result
  })
}
