import * as z from 'zod/mini'
import { endpoint } from '#shared/wire/endpoint.ts'
import { bulkIds, bulkResult } from '#shared/wire/bulk.ts'
import { cleanText, reasonText } from '#shared/text/text.ts'
import { wireDirhams, wireId } from '#shared/wire/wire.ts'
import {
  OFFERED_METHODS,
  PAYMENT_PURPOSES,
  PAYMENT_STATES,
  REFUND_STATES,
  REVIEW_REASONS,
} from './rules.ts'

const refund = z.object({
  id: z.number(),
  at: z.string(),
  /** AED. */
  amount: z.number(),
  /** A person pays it out: it cannot go back the way it came. */
  byHand: z.boolean(),
  /** `requested` until the provider has it, `sent` until it says how it ended. */
  state: z.enum(REFUND_STATES),
})

export const adminPayment = z.object({
  id: z.number(),
  reference: z.string(),
  customerName: z.string(),
  customerPhone: z.string(),
  subscriptionId: z.nullable(z.number()),
  purpose: z.enum(PAYMENT_PURPOSES),
  description: z.string(),
  /** AED, VAT included. */
  amount: z.number(),
  refunded: z.number(),
  /** AED that an admin can still give back; 0 where nothing. */
  refundable: z.number(),
  /** What is given back is paid out by a person. */
  isRefundedByHand: z.boolean(),
  method: z.enum(OFFERED_METHODS),
  state: z.enum(PAYMENT_STATES),
  chargeOn: z.string(),
  capturedAt: z.nullable(z.string()),
  lastFailure: z.nullable(z.string()),
  /** Its card was declined, and it is not paid. */
  isDeclined: z.boolean(),
  /** When a declined card is tried again by itself. */
  nextTryAt: z.nullable(z.string()),
  /** What does not match and no one has decided. */
  reviews: z.array(z.enum(REVIEW_REASONS)),
  refunds: z.array(refund),
})

/** The first is the usual one. */
export const PAYMENT_SORTS = ['newest', 'oldest', 'due', 'amount'] as const

/** `open`: tried again by itself, or waiting for another card. */
export const DECLINED = ['open', 'given_up'] as const

const filters = z.object({
  /** A part of the reference, or of the customer's name or phone. */
  search: z.optional(cleanText({ max: 100 })),
  state: z.optional(z.enum(PAYMENT_STATES)),
  method: z.optional(z.enum(OFFERED_METHODS)),
  purpose: z.optional(z.enum(PAYMENT_PURPOSES)),
  declined: z.optional(z.enum(DECLINED)),
  subscriptionId: z.optional(wireId),
  sort: z.optional(z.enum(PAYMENT_SORTS)),
})

export const listPayments = endpoint({
  method: 'GET',
  path: '/api/admin/payments',
  who: 'admin',
  summary: 'All payments, newest first unless another order is asked for.',
  query: z.extend(filters, { before: z.optional(wireId) }),
  output: z.object({ payments: z.array(adminPayment), next: z.nullable(z.number()) }),
  refusals: [],
})

export const exportPayments = endpoint({
  method: 'GET',
  path: '/api/admin/payments.csv',
  who: 'admin',
  summary: 'The same payments as a table for a spreadsheet.',
  query: filters,
  output: z.unknown(),
  produces: 'text/csv',
  refusals: ['fresh_code_required'],
})

/** AED with at most two decimals. */
const amount = wireDirhams('refund_amount_needed', {
  min: 0.01,
  max: 1_000_000,
  tooLarge: 'refund_too_large',
})

export const refundByAdmin = endpoint({
  method: 'POST',
  path: '/api/admin/payments/:id/refunds',
  who: 'admin',
  summary: 'Gives back a part or all of a payment that was taken; the customer is told.',
  params: z.object({ id: wireId }),
  body: z.object({
    amount,
    reason: reasonText,
  }),
  output: adminPayment,
  status: 201,
  refusals: [
    'not_found',
    'refund_not_captured',
    'refund_too_large',
    'refund_not_here',
    'card_number_refused',
    'fresh_code_required',
  ],
  idempotent: 'payment',
  refusesCardNumbers: true,
})

export const retryPayments = endpoint({
  method: 'POST',
  path: '/api/admin/payments/retry',
  who: 'admin',
  summary:
    'Has declined cards charged once more, at most once a day each; the tries that customers were told of still come.',
  body: z.object({ ids: bulkIds }),
  output: bulkResult,
  refusals: [
    'bulk_ids_needed',
    'bulk_ids_many',
    'not_found',
    'payment_not_declined',
    'payment_taken',
    'payment_given_up',
    'payment_card_useless',
    'payment_under_way',
    'payment_tried_today',
    'fresh_code_required',
  ],
  idempotent: 'payment',
})

const switches = z.object({
  methods: z.array(
    z.object({
      method: z.enum(OFFERED_METHODS),
      /** The service was started with what this way needs. */
      isConfigured: z.boolean(),
      isOn: z.boolean(),
    }),
  ),
})

export const getMethodSwitches = endpoint({
  method: 'GET',
  path: '/api/admin/settings/payment-methods',
  who: 'admin',
  summary: 'Which ways to pay are offered to new orders.',
  output: switches,
  refusals: [],
})

export const switchMethod = endpoint({
  method: 'POST',
  path: '/api/admin/settings/payment-methods',
  who: 'admin',
  summary: 'Offers a way to pay, or offers it no more; what was ordered stays as it was agreed.',
  body: z.object({
    method: z.enum(OFFERED_METHODS, 'payment_method_unknown'),
    isOn: z.boolean(),
    reason: reasonText,
  }),
  output: switches,
  refusals: ['card_always_offered', 'fresh_code_required'],
})
