import * as z from 'zod/mini'
import { DAY_STATUSES } from '#features/deliveries/rules.ts'
import { endpoint } from '#shared/wire/endpoint.ts'
import { bulkIds, bulkRefused, bulkResult } from '#shared/wire/bulk.ts'
import { cleanText, reasonText } from '#shared/text/text.ts'
import { wireId } from '#shared/wire/wire.ts'
import { addOnState } from './add-on-contract.ts'
import { shownReceipt } from './change-contract.ts'
import { subscription } from './contract.ts'
import { cancellation } from './cancel-contract.ts'
import { fromTo, PAUSE_REFUSALS, pausing, resumed } from './pause-contract.ts'
import { CYCLE_PAYMENTS, PAYMENT_STATUSES, STATUSES } from './rules.ts'

const indexed = z.object({
  id: z.number(),
  customerName: z.string(),
  customerPhone: z.string(),
  planName: z.string(),
  /** Null for an AI plan, which no one cooks. */
  restaurantName: z.nullable(z.string()),
  status: z.enum(STATUSES),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  startDate: z.string(),
  endDate: z.nullable(z.string()),
  cycleEndsOn: z.string(),
  /** AED of the newest cycle. */
  total: z.number(),
})

/** The first is the usual one. */
export const SUBSCRIPTION_SORTS = ['newest', 'oldest', 'start'] as const

const filters = z.object({
  /** A number, or a part of the customer's name or phone, or of the kitchen's name. */
  search: z.optional(cleanText({ max: 100 })),
  status: z.optional(z.enum(STATUSES)),
  payment: z.optional(z.enum(PAYMENT_STATUSES)),
  planId: z.optional(wireId),
  restaurantId: z.optional(wireId),
  sort: z.optional(z.enum(SUBSCRIPTION_SORTS)),
})

export const listAllSubscriptions = endpoint({
  method: 'GET',
  path: '/api/admin/subscriptions',
  who: 'admin',
  summary: 'All subscriptions, newest first unless another order is asked for.',
  query: z.extend(filters, { before: z.optional(wireId) }),
  output: z.object({ subscriptions: z.array(indexed), next: z.nullable(z.number()) }),
  refusals: [],
})

export const exportSubscriptions = endpoint({
  method: 'GET',
  path: '/api/admin/subscriptions.csv',
  who: 'admin',
  summary: 'The same subscriptions as a table for a spreadsheet.',
  query: filters,
  output: z.unknown(),
  produces: 'text/csv',
  refusals: ['fresh_code_required'],
})

const byId = z.object({ id: wireId })

export const getAnySubscription = endpoint({
  method: 'GET',
  path: '/api/admin/subscriptions/:id',
  who: 'admin',
  summary: 'A subscription with its ledger, cycles, receipts and what admins did to it.',
  params: byId,
  output: z.object({
    customer: z.object({
      name: z.string(),
      phone: z.string(),
      email: z.string(),
      language: z.enum(['en', 'ar']),
    }),
    address: z.string(),
    /** All addresses of the customer; a delivery can go to each that is in reach. */
    addresses: z.array(z.object({ id: z.number(), name: z.string() })),
    subscription,
    /** Those of an AI plan that it has, or will have. */
    addOns: z.array(
      z.pick(addOnState, {
        name: true,
        price: true,
        onUntil: true,
        renews: true,
        isBeingPaid: true,
      }),
    ),
    days: z.array(
      z.object({
        id: z.number(),
        day: z.string(),
        status: z.enum(DAY_STATUSES),
        meals: z.number(),
        cycle: z.number(),
        /** It makes up for another day. */
        isReplacement: z.boolean(),
        isExpired: z.boolean(),
        isRefunded: z.boolean(),
        canSkip: z.boolean(),
        addressId: z.number(),
        /** Its cut-off. */
        locksAt: z.string(),
      }),
    ),
    cycles: z.array(
      z.object({
        number: z.number(),
        startsOn: z.string(),
        endsOn: z.string(),
        planName: z.string(),
        restaurantName: z.nullable(z.string()),
        deliveryDays: z.number(),
        /** AED. */
        total: z.number(),
        refunded: z.number(),
        goodwill: z.number(),
        payment: z.enum(CYCLE_PAYMENTS),
      }),
    ),
    /** The newest. */
    receipts: z.array(z.omit(shownReceipt, { canUndo: true })),
    /** The newest, of admins. */
    acts: z.array(
      z.object({
        at: z.string(),
        actor: z.string(),
        action: z.string(),
        reason: z.nullable(z.string()),
      }),
    ),
  }),
  refusals: ['not_found'],
})

const because = z.object({ reason: reasonText })

export const previewPauseFor = endpoint({
  method: 'GET',
  path: '/api/admin/subscriptions/:id/pause-preview',
  who: 'admin',
  summary: 'What pausing would mean for the customer; nothing is changed.',
  params: byId,
  query: fromTo,
  output: pausing,
  refusals: PAUSE_REFUSALS,
})

export const pauseFor = endpoint({
  method: 'POST',
  path: '/api/admin/subscriptions/:id/pause',
  who: 'admin',
  summary: 'Pauses deliveries on behalf of the customer, who is told.',
  params: byId,
  body: z.extend(fromTo, because.shape),
  output: z.extend(pausing, { id: z.number(), receiptNumber: z.string() }),
  idempotent: true,
  refusals: PAUSE_REFUSALS,
})

export const previewPauses = endpoint({
  method: 'POST',
  path: '/api/admin/subscriptions/pause-preview',
  who: 'admin',
  summary: 'What pausing several would mean for each of them; nothing is changed.',
  body: z.extend(fromTo, { ids: bulkIds }),
  output: z.object({
    previews: z.array(z.extend(pausing, { id: z.number() })),
    refused: bulkRefused,
  }),
  refusals: ['bulk_ids_needed', 'bulk_ids_many', ...PAUSE_REFUSALS],
})

export const pauseSeveral = endpoint({
  method: 'POST',
  path: '/api/admin/subscriptions/pause',
  who: 'admin',
  summary:
    'Pauses several on behalf of their customers, who are told. The same pause again gives the same answer.',
  body: z.extend(fromTo, { ids: bulkIds, ...because.shape }),
  output: bulkResult,
  refusals: ['bulk_ids_needed', 'bulk_ids_many', ...PAUSE_REFUSALS],
})

export const resumeFor = endpoint({
  method: 'POST',
  path: '/api/admin/subscriptions/:id/resume',
  who: 'admin',
  summary: 'Ends a pause on behalf of the customer, who is told.',
  params: byId,
  body: because,
  output: resumed,
  idempotent: true,
  refusals: ['not_found', 'not_paused'],
})

export const previewCancelFor = endpoint({
  method: 'GET',
  path: '/api/admin/subscriptions/:id/cancellation',
  who: 'admin',
  summary: 'What cancelling now would mean for the customer; nothing is changed.',
  params: byId,
  output: cancellation,
  refusals: ['not_found', 'subscription_over'],
})

export const cancelFor = endpoint({
  method: 'POST',
  path: '/api/admin/subscriptions/:id/cancel',
  who: 'admin',
  summary: 'Cancels on behalf of the customer, who is told; unused days are refunded.',
  params: byId,
  body: because,
  output: z.extend(cancellation, { id: z.number(), receiptNumber: z.string() }),
  idempotent: 'payment',
  refusals: ['not_found', 'subscription_over', 'fresh_code_required'],
})

const byDay = z.object({ id: wireId, dayId: wireId })

export const skipFor = endpoint({
  method: 'POST',
  path: '/api/admin/subscriptions/:id/days/:dayId/skip',
  who: 'admin',
  summary: 'Skips a delivery on behalf of the customer, who is told; it comes again at the end.',
  params: byDay,
  body: because,
  output: z.object({
    day: z.string(),
    plannedAgainOn: z.nullable(z.string()),
    usableUntil: z.string(),
    mealsReturned: z.number(),
    receiptNumber: z.string(),
  }),
  idempotent: true,
  refusals: ['not_found', 'cutoff_passed'],
})
