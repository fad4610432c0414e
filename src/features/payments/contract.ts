import * as z from 'zod/mini'
import { endpoint } from '#shared/wire/endpoint.ts'
import { AMOUNT_MAX } from '#shared/money.ts'
import { cleanText } from '#shared/text/text.ts'
import { positiveInt, wireDirhams, wireId } from '#shared/wire/wire.ts'
import {
  DISPUTE_STATUSES,
  OFFERED_METHODS,
  PAYMENT_PURPOSES,
  PAYMENT_STATES,
  REVIEW_REASONS,
} from './rules.ts'

const idParams = z.object({ id: wireId })

export const evidenceText = z
  .string()
  .check(z.trim(), z.minLength(10, 'evidence_too_short'), z.maxLength(2000, 'evidence_too_long'))

export const REFERENCE_MAX = 200

const transferBalance = z.object({
  /** `USD` of coins. */
  currency: z.enum(['AED', 'USD']),
  received: z.number(),
  missing: z.number(),
})

/** Where a card is typed or the bank is answered: a page in a frame, or the provider's script. */
const cardForm = z.discriminatedUnion('presentation', [
  z.object({ presentation: z.literal('frame'), url: z.string() }),
  z.object({
    presentation: z.literal('element'),
    publishableKey: z.string(),
    clientSecret: z.string(),
  }),
])

export const cardSetup = z.object({
  id: z.number(),
  /** Null once it has ended. */
  form: z.nullable(cardForm),
  status: z.enum(['open', 'succeeded', 'failed', 'expired']),
  brand: z.nullable(z.string()),
  last4: z.nullable(z.string()),
  expiryMonth: z.nullable(z.number()),
  expiryYear: z.nullable(z.number()),
  /** Why a card was not saved, in the provider’s code. */
  failureCode: z.nullable(z.string()),
})

export const createCardSetup = endpoint({
  method: 'POST',
  path: '/api/payments/card-setups',
  who: 'signed-in',
  summary:
    'Opens the card provider’s form. While one is open, for the same payment, it is the answer again.',
  body: z.object({
    /** A payment that waits for a card, or whose card was declined. */
    paymentId: z.optional(positiveInt()),
  }),
  output: cardSetup,
  refusals: ['payment_needs_no_card', 'card_number_refused', 'too_many_requests', 'not_found'],
  refusesCardNumbers: true,
})

export const getCardSetup = endpoint({
  method: 'GET',
  path: '/api/payments/card-setups/:id',
  who: 'signed-in',
  summary: 'How one’s own card form ended, as the provider tells it now.',
  params: idParams,
  output: cardSetup,
  refusals: ['not_found'],
})

export const authenticatePayment = endpoint({
  method: 'POST',
  path: '/api/payments/:id/authenticate',
  who: 'signed-in',
  summary:
    'Opens the bank’s question about one’s own charge; asked again, it tells how the charge ended.',
  params: idParams,
  output: z.object({
    state: z.enum(PAYMENT_STATES),
    /** Null where the bank asks nothing, or not any more. */
    form: z.nullable(cardForm),
  }),
  refusals: ['too_many_requests', 'not_found'],
})

export const checkPayPal = endpoint({
  method: 'POST',
  path: '/api/payments/:id/paypal-check',
  who: 'signed-in',
  summary:
    'Asks PayPal at once whether one’s own request was paid, for someone who is back from it.',
  params: idParams,
  output: z.object({ state: z.enum(PAYMENT_STATES) }),
  refusals: ['too_many_requests', 'not_found'],
})

export const listPaymentMethods = endpoint({
  method: 'GET',
  path: '/api/payment-methods',
  who: 'anyone',
  summary: 'What a product can be paid with, in order.',
  query: z.object({
    product: z._default(z.enum(['subscription', 'ingredients', 'chef', 'custom']), 'subscription'),
  }),
  output: z.array(
    z.object({
      method: z.enum(OFFERED_METHODS),
      name: z.string(),
      note: z.string(),
    }),
  ),
  refusals: [],
})

export const receiveCardWebhook = endpoint({
  method: 'POST',
  path: '/api/payments/webhooks/card',
  who: 'anyone',
  summary: 'Signed news from the card provider. Takes each event once, in any order.',
  output: z.object({ received: z.literal(true) }),
  refusals: ['webhook_signature_wrong', 'webhook_body_wrong'],
  rawBody: true,
  bodyLimitBytes: 262_144,
})

export const receivePayPalWebhook = endpoint({
  method: 'POST',
  path: '/api/payments/webhooks/paypal',
  who: 'anyone',
  summary: 'News from PayPal that PayPal itself vouches for. Takes each event once, in any order.',
  output: z.object({ received: z.literal(true) }),
  refusals: ['webhook_signature_wrong', 'webhook_body_wrong'],
  rawBody: true,
  bodyLimitBytes: 262_144,
})

export const listOwnPayments = endpoint({
  method: 'GET',
  path: '/api/payments',
  who: 'signed-in',
  summary: 'One’s own payments, newest first.',
  output: z.array(
    z.object({
      id: z.number(),
      reference: z.string(),
      purpose: z.enum(PAYMENT_PURPOSES),
      subscriptionId: z.nullable(z.number()),
      /** Which cycle it pays for; null where it is for something else. */
      cycle: z.nullable(z.number()),
      description: z.string(),
      /** AED, VAT included. */
      amount: z.number(),
      refunded: z.number(),
      /** The US dollars of a PayPal request, `634.17`. */
      usd: z.nullable(z.string()),
      method: z.enum(OFFERED_METHODS),
      state: z.enum(PAYMENT_STATES),
      chargeOn: z.string(),
      /** The day of the next try after a declined charge. */
      retryOn: z.nullable(z.string()),
      capturedAt: z.nullable(z.string()),
      /** Where a PayPal request is paid. */
      requestUrl: z.nullable(z.string()),
      /** Where a part of a transfer or of coins has arrived, and the rest has not. */
      transfer: z.nullable(transferBalance),
      /** Where a bank transfer goes. */
      transferTo: z.nullable(
        z.object({ accountName: z.string(), bankName: z.string(), iban: z.string() }),
      ),
      /** Refunds that a person sends, to the account that the customer names. */
      refundsByHand: z.array(
        z.object({
          id: z.number(),
          amount: z.number(),
          /** Masked; null until it is named. */
          account: z.nullable(z.string()),
        }),
      ),
      needsCard: z.boolean(),
      /** Its card disputes a payment, so it isn't charged until a person or another card decides. */
      isCardHeld: z.boolean(),
      /** The state of a dispute of it at the customer’s bank. */
      dispute: z.nullable(z.enum(DISPUTE_STATUSES)),
      /** The bank asks the customer to confirm the charge. */
      needsAuthentication: z.boolean(),
    }),
  ),
  refusals: [],
})

export const confirmPayment = endpoint({
  method: 'POST',
  path: '/api/admin/payments/:id/confirm',
  who: 'admin',
  summary: 'Confirms by hand that USDT or a bank transfer arrived, with the evidence for it.',
  params: idParams,
  body: z.object({
    /** The transfer’s reference or the transaction’s hash; without it, the one in the evidence. */
    reference: z.optional(
      cleanText({ min: 1, max: REFERENCE_MAX, tooShort: 'transfer_reference_needed' }),
    ),
    /** What arrived: dirhams of a transfer, USDT of coins. Without it, all that is missing. */
    received: z.optional(wireDirhams('transfer_amount_needed', { min: 0.01, max: AMOUNT_MAX })),
    /** Whatever else proves it. */
    evidence: evidenceText,
  }),
  output: z.object({
    id: z.number(),
    state: z.enum(PAYMENT_STATES),
    /** What is missing still, in the money that arrived; not there where nothing is. */
    missing: z.optional(z.number()),
  }),
  refusals: [
    'payment_not_confirmable',
    'transfer_counted',
    'transfer_reference_needed',
    'transfer_reference_own',
    'transfer_amount_needed',
    'text_not_clean',
    'text_too_long',
    'card_number_refused',
    'fresh_code_required',
    'not_found',
  ],
  idempotent: 'payment',
  refusesCardNumbers: true,
})

export const listPaymentsToSettle = endpoint({
  method: 'GET',
  path: '/api/admin/payments/to-settle',
  who: 'admin',
  summary:
    'Payments that wait for a person: open USDT and transfers, what does not match, charges without an answer.',
  output: z.array(
    z.object({
      id: z.number(),
      reference: z.string(),
      customerName: z.string(),
      customerPhone: z.string(),
      subscriptionId: z.nullable(z.number()),
      amount: z.number(),
      /** What arrives in dollars; null where the payment is in dirhams. */
      usd: z.nullable(z.string()),
      method: z.enum(OFFERED_METHODS),
      state: z.enum(PAYMENT_STATES),
      chargeOn: z.string(),
      isConfirmable: z.boolean(),
      /** What arrived so far of a transfer or of coins; null where it is paid in another way. */
      transfer: z.nullable(transferBalance),
      /** What does not match, the oldest first. */
      reviews: z.array(z.enum(REVIEW_REASONS)),
      /** A charge has had no answer for an hour. */
      isUnanswered: z.boolean(),
    }),
  ),
  refusals: [],
})

export const listInvoices = endpoint({
  method: 'GET',
  path: '/api/invoices',
  who: 'signed-in',
  summary: 'One’s own tax invoices and credit notes, newest first. Amounts in AED.',
  output: z.array(
    z.object({
      id: z.number(),
      kind: z.enum(['invoice', 'credit_note']),
      number: z.string(),
      paymentId: z.number(),
      correctsNumber: z.nullable(z.string()),
      issuedAt: z.string(),
      sellerName: z.string(),
      sellerTrn: z.nullable(z.string()),
      buyerName: z.string(),
      net: z.number(),
      vat: z.number(),
      gross: z.number(),
      lines: z.array(
        z.object({
          description: z.string(),
          quantity: z.number(),
          net: z.number(),
          vat: z.number(),
          gross: z.number(),
        }),
      ),
    }),
  ),
  refusals: [],
})
