import * as z from 'zod/mini'
import { endpoint } from '#shared/wire/endpoint.ts'
import { cleanText } from '#shared/text/text.ts'
import { wireId } from '#shared/wire/wire.ts'
import { PROVIDER_ERRORS, PROVIDERS } from './errors.ts'
import { adminPayment } from './admin-contract.ts'
import { evidenceText } from './contract.ts'
import { DISPUTE_STATUSES, REVIEW_DECISIONS, REVIEW_ENDS, REVIEW_REASONS } from './rules.ts'

const params = z.object({ id: wireId })

export const listIncidents = endpoint({
  method: 'GET',
  path: '/api/admin/payment-incidents',
  who: 'admin',
  summary: 'What is wrong with a payment provider or our access to it right now.',
  output: z.array(
    z.object({
      id: z.number(),
      provider: z.enum(PROVIDERS),
      kind: z.enum(PROVIDER_ERRORS),
      code: z.string(),
      /** Calls that failed since it began. */
      calls: z.number(),
      since: z.string(),
      last: z.string(),
    }),
  ),
  refusals: [],
})

const attempt = z.object({
  id: z.number(),
  at: z.string(),
  state: z.enum(['sent', 'processing', 'succeeded', 'failed', 'not_captured']),
  providerRef: z.nullable(z.string()),
  declineCode: z.nullable(z.string()),
  /** Calls of it that failed through the provider or us, and when the next one is made. */
  tries: z.number(),
  lastFault: z.nullable(z.string()),
  nextTryAt: z.nullable(z.string()),
})

const review = z.object({
  id: z.number(),
  reason: z.enum(REVIEW_REASONS),
  openedAt: z.string(),
  /** What arrived, as the provider named it: `ch_1`, `1.00`, `AED`. */
  providerRef: z.string(),
  amount: z.nullable(z.string()),
  currency: z.nullable(z.string()),
  closedAt: z.nullable(z.string()),
  decision: z.nullable(z.enum(REVIEW_ENDS)),
  note: z.nullable(z.string()),
  /** The dispute that it is about. */
  dispute: z.nullable(
    z.object({
      status: z.enum(DISPUTE_STATUSES),
      /** In the provider's code: `fraudulent`, `product_not_received` and so on. */
      reason: z.string(),
      /** Until when the bank takes our evidence. */
      evidenceDueBy: z.nullable(z.string()),
      /** Where a person answers it at the provider. */
      url: z.string(),
      /** The card isn't charged without the customer. */
      isCardHeld: z.boolean(),
    }),
  ),
})

const paymentInReview = z.object({
  payment: adminPayment,
  attempts: z.array(attempt),
  reviews: z.array(review),
  /** What can be decided about it now. */
  decisions: z.array(z.enum(REVIEW_DECISIONS)),
})

export const getPayment = endpoint({
  method: 'GET',
  path: '/api/admin/payments/:id',
  who: 'admin',
  summary: 'A payment with its tries, what does not match, and what can be decided.',
  params,
  output: paymentInReview,
  refusals: ['not_found'],
})

export const lookUpPayment = endpoint({
  method: 'POST',
  path: '/api/admin/payments/:id/look-up',
  who: 'admin',
  summary: 'Asks the provider what it knows of a payment, and takes over what fits.',
  params,
  output: z.object({
    /** `none`: the provider has never had such a charge. `fault`: it did not answer. */
    found: z.enum(['paid', 'open', 'failed', 'none', 'fault']),
    providerRef: z.nullable(z.string()),
    amount: z.nullable(z.string()),
    currency: z.nullable(z.string()),
    /** The bank's code of a failed charge, or the kind of a fault. */
    code: z.nullable(z.string()),
    payment: paymentInReview,
  }),
  refusals: ['not_found', 'payment_not_at_provider'],
})

export const decidePayment = endpoint({
  method: 'POST',
  path: '/api/admin/payments/:id/decide',
  who: 'admin',
  summary: 'Ends what does not match, or a charge without an answer; what is decided stays.',
  params,
  body: z.object({
    decision: z.enum(REVIEW_DECISIONS),
    /** One review; without it, all that are open. */
    reviewId: z.optional(wireId),
    /** What the provider calls the money, for `confirm`. */
    providerRef: z.optional(cleanText({ max: 200 })),
    evidence: evidenceText,
  }),
  output: paymentInReview,
  refusals: [
    'not_found',
    'payment_not_in_review',
    'decision_not_possible',
    'provider_ref_needed',
    'transfer_counted',
    'card_number_refused',
    'fresh_code_required',
  ],
  idempotent: 'payment',
  refusesCardNumbers: true,
})
