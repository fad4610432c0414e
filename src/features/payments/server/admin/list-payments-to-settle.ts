import type { Answer } from '#shared/wire/endpoint.ts'
import { toDirhams, toUsdCents } from '#shared/money.ts'
import type { Database } from '#server/database/database.ts'
import type { listPaymentsToSettle as contract } from '../../contract.ts'
import {
  formatUsd,
  isConfirmedByHand,
  isReviewReason,
  type OfferedMethod,
  type PaymentState,
} from '../../rules.ts'

const MATTERS_MAX = 200

/** What only a person can settle: USDT or a transfer that may have arrived, and whatever does not match. */
export async function listPaymentsToSettle(db: Database): Promise<Answer<typeof contract>> {
  const rows = await db
    .selectFrom('payments')
    .innerJoin('users', 'users.id', 'payments.customer_id')
    .selectAll('payments')
    .select(['users.name', 'users.phone'])
    .where((eb) =>
      eb.or([
        eb.and([
          eb('method', 'in', ['usdt', 'bank_transfer']),
          eb('state', '=', 'requires_action'),
        ]),
        eb('review_reason', 'is not', null),
      ]),
    )
    .orderBy('payments.charge_on')
    .orderBy('payments.id')
    .limit(MATTERS_MAX)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    reference: row.reference,
    customerName: row.name,
    customerPhone: row.phone,
    amount: toDirhams(row.amount_fils),
    usd: formatUsd(row.usd_cents ?? toUsdCents(row.amount_fils)),
    method: row.method as OfferedMethod,
    state: row.state as PaymentState,
    chargeOn: row.charge_on,
    isConfirmable:
      isConfirmedByHand(row.method as OfferedMethod) && row.state === 'requires_action',
    reviewReason: isReviewReason(row.review_reason) ? row.review_reason : null,
  }))
}
