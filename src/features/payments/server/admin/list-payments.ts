import type { Input, Output } from '#shared/wire/endpoint.ts'
import type { Language } from '#shared/language.ts'
import { toDirhams } from '#shared/money.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { customerForTeam } from '#server/person-name.ts'
import type { listPayments as contract } from '../../admin-contract.ts'
import {
  isCaptured,
  isRefundedByHand,
  isReviewReason,
  type OfferedMethod,
  type PaymentPurpose,
  type PaymentState,
  type RefundState,
} from '../../rules.ts'
import type { PaymentListeners } from '../types.ts'
import {
  findIndexed,
  listIndexed,
  listRefundsOf,
  type IndexedPayment,
  type RefundOfPayment,
} from './payment-index-store.ts'

type AdminPayment = Output<typeof contract>['payments'][number]

const PAGE = 50

/** Every payment of the house, newest first, with what was given back of it. */
export const listPayments =
  (listeners: PaymentListeners) =>
  async (
    db: Database,
    who: Member,
    { before, ...filters }: Input<typeof contract>,
  ): Promise<Output<typeof contract>> => {
    const rows = await listIndexed(db, filters, { from: before, limit: PAGE + 1 })
    const page = rows.slice(0, PAGE)
    const refunds = await listRefundsOf(
      db,
      page.map(({ id }) => id),
    )
    return {
      payments: page.map((row) =>
        presentPayment(row, refunds, { listeners, language: who.language }),
      ),
      next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null,
    }
  }

/** @throws Refusal `not_found` */
export async function getIndexed(
  db: Database,
  id: number,
  parts: PresentParts,
): Promise<AdminPayment> {
  const row = await findIndexed(db, id)
  if (!row) throw new Refusal('not_found', 404)
  return presentPayment(row, await listRefundsOf(db, [id]), parts)
}

interface PresentParts {
  listeners: PaymentListeners
  language: Language
}

const presentPayment = (
  row: IndexedPayment,
  refunds: readonly RefundOfPayment[],
  { listeners, language }: PresentParts,
): AdminPayment => ({
  id: row.id,
  reference: row.reference,
  ...customerForTeam(row, language),
  subscriptionId: row.subscription_id,
  purpose: row.purpose as PaymentPurpose,
  description: language === 'ar' ? row.description_ar : row.description_en,
  amount: toDirhams(row.amount_fils),
  refunded: toDirhams(row.refunded_fils),
  refundable: toDirhams(refundableFils(row, listeners)),
  isRefundedByHand: isRefundedByHand(row.method as OfferedMethod),
  method: row.method as OfferedMethod,
  state: row.state as PaymentState,
  chargeOn: row.charge_on,
  capturedAt: row.captured_at?.toISOString() ?? null,
  lastFailure: row.last_failure,
  isDeclined: row.failures > 0 && !isCaptured(row.state as PaymentState),
  nextTryAt: row.failures > 0 && row.state === 'ready' ? row.next_charge_at.toISOString() : null,
  reviews: row.reviews.filter((reason) => isReviewReason(reason)),
  refunds: refunds
    .filter(({ payment_id }) => payment_id === row.id)
    .map((refund) => ({
      id: refund.id,
      at: refund.created_at.toISOString(),
      amount: toDirhams(refund.amount_fils),
      byHand: refund.by_hand,
      state: refund.state as RefundState,
    })),
})

const refundableFils = (
  { state, purpose, amount_fils, refunded_fils }: IndexedPayment,
  listeners: PaymentListeners,
): number =>
  isCaptured(state as PaymentState) && listeners[purpose as PaymentPurpose].onGoodwill
    ? amount_fils - refunded_fils
    : 0
