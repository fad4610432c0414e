import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { writeAudit } from '#server/audit.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { refuseMethodOff } from '#features/payments/server/public.ts'
import { insertOfferPlan } from '#features/plans/server/public.ts'
import { orderCustomPlan } from '#features/subscriptions/server/public.ts'
import type { orderOffer as contract } from '../../offer-contract.ts'
import { quoteNumber } from '../../rules.ts'
import { findAndLockQuote } from '../admin/quote-store.ts'
import { getByToken, standingNow } from './answer-offer.ts'
import { answerRow, updateQuote } from './offer-store.ts'

/** Accepting an offer orders it. Anyone who has the link may: it went to the person who asked. */
export const orderOffer =
  ({ canTakeTransfers }: { canTakeTransfers: (tx: Transaction) => Promise<boolean> }) =>
  async (
    tx: Transaction,
    who: Member,
    { token, ...order }: Input<typeof contract>,
  ): Promise<Output<typeof contract>> => {
    const { quoteId } = await getByToken(tx, token)
    const quote = await findAndLockQuote(tx, quoteId)
    const offer = await getByToken(tx, token)
    if (!quote || (await standingNow(tx, who, offer)) !== 'open') {
      throw new Refusal('offer_closed', 409)
    }
    const { terms } = offer
    if (!terms) throw new Refusal('offer_without_terms', 409)
    await refuseMethodOff(tx, order.paymentMethod)
    if (order.paymentMethod === 'bank_transfer' && !(await canTakeTransfers(tx))) {
      throw new Refusal('payment_method_unavailable', 422, { fields: ['paymentMethod'] })
    }
    const number = quoteNumber(quote.id, quote.createdAt)
    const planId = await insertOfferPlan(tx, {
      ...terms,
      offerId: offer.id,
      name: { en: `Custom plan ${number}`, ar: `خطة خاصة ${number}` },
      lines: offer.lines,
    })
    const ordered = await orderCustomPlan(tx, who, { ...order, planId, startsOn: terms.startsOn })
    const { id: subscriptionId, startDate, receiptNumber, nextAction } = ordered
    await answerRow(tx, offer.id, { answer: 'accepted', via: 'link', now: who.now, subscriptionId })
    await updateQuote(tx, quoteId, { state: 'accepted' })
    await writeAudit(tx, who, {
      action: 'order-custom-quote',
      object: 'custom-quote',
      objectId: quoteId,
      before: { state: quote.state },
      after: { state: 'accepted', subscriptionId },
    })
    return { subscriptionId, startDate, receiptNumber, nextAction }
  }
