import { sql } from 'kysely'
import type { Output } from '#shared/wire/endpoint.ts'
import { toDirhams, toUsdCents } from '#shared/money.ts'
import type { Database } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { customerForTeam } from '#server/person-name.ts'
import type { listPaymentsToSettle as contract } from '../../contract.ts'
import {
  formatUsd,
  isConfirmedByHand,
  isReviewReason,
  type OfferedMethod,
  type PaymentState,
} from '../../rules.ts'
import { sumArrivals } from '../transfers/arrival-store.ts'
import { balanceWith } from '../transfers/balance.ts'
import { openReasons } from './payment-index-store.ts'

const MATTERS_MAX = 200
const ANSWER_MS = 3_600_000
const PAID_IN_DOLLARS: ReadonlySet<string> = new Set(['usdt', 'paypal'])

/** What only a person can settle: USDT or a transfer that may have arrived, and whatever does not match. */
export async function listPaymentsToSettle(
  db: Database,
  who: Member,
): Promise<Output<typeof contract>> {
  const before = new Date(who.now.getTime() - ANSWER_MS)
  const isUnanswered = sql<boolean>`exists (select from payment_attempts a
    where a.payment_id = p.id and a.state in ('sent', 'processing') and a.created_at < ${before})`
  const rows = await db
    .selectFrom('payments as p')
    .innerJoin('users as u', 'u.id', 'p.customer_id')
    .selectAll('p')
    .select(['u.name', 'u.phone', openReasons('p.id').as('reviews')])
    .select(isUnanswered.as('isUnanswered'))
    .where((eb) =>
      eb.or([
        eb.and([
          eb('p.method', 'in', ['usdt', 'bank_transfer']),
          eb('p.state', '=', 'requires_action'),
        ]),
        sql<boolean>`exists (select from payment_reviews r
          where r.payment_id = p.id and r.closed_at is null)`,
        isUnanswered,
      ]),
    )
    .orderBy('p.charge_on')
    .orderBy('p.id')
    .limit(MATTERS_MAX)
    .execute()
  const arrived = await sumArrivals(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    id: row.id,
    reference: row.reference,
    ...customerForTeam(row, who.language),
    subscriptionId: row.subscription_id,
    amount: toDirhams(row.amount_fils),
    usd: PAID_IN_DOLLARS.has(row.method)
      ? formatUsd(row.usd_cents ?? toUsdCents(row.amount_fils))
      : null,
    method: row.method as OfferedMethod,
    state: row.state as PaymentState,
    chargeOn: row.charge_on,
    isConfirmable:
      isConfirmedByHand(row.method as OfferedMethod) && row.state === 'requires_action',
    transfer: isConfirmedByHand(row.method as OfferedMethod)
      ? balanceWith(row, arrived.get(row.id) ?? 0)
      : null,
    reviews: row.reviews.filter((reason) => isReviewReason(reason)),
    isUnanswered: row.isUnanswered,
  }))
}
