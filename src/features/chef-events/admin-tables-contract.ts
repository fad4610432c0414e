import * as z from 'zod/mini'
import { bulkIds, bulkResult } from '#shared/wire/bulk.ts'
import { endpoint } from '#shared/wire/endpoint.ts'
import { cleanText } from '#shared/text/text.ts'
import { CHEF_EVENT_STATUSES, PAYOUT_STATES } from './rules.ts'

/** The first is the usual one. */
export const EVENT_SORTS = ['newest', 'oldest', 'start'] as const
export const PAYOUT_SORTS = ['newest', 'oldest', 'due', 'amount'] as const

export const eventFilters = z.object({
  status: z.optional(z.enum(CHEF_EVENT_STATUSES)),
  complaints: z.optional(z.enum(['open'])),
  search: z.optional(cleanText({ max: 100 })),
  sort: z.optional(z.enum(EVENT_SORTS)),
})

export const exportEventsAsAdmin = endpoint({
  method: 'GET',
  path: '/api/admin/chef-events.csv',
  who: 'admin',
  summary: 'The same chef events as a table for a spreadsheet. The audit trail keeps who took it.',
  query: eventFilters,
  output: z.unknown(),
  produces: 'text/csv',
  refusals: ['fresh_code_required'],
})

export const remindChefs = endpoint({
  method: 'POST',
  path: '/api/admin/chef-events/remind',
  who: 'admin',
  summary: 'Reminds the chefs who could still quote and have not, each of them once a day at most.',
  body: z.object({ ids: bulkIds }),
  output: bulkResult,
  refusals: [
    'bulk_ids_needed',
    'bulk_ids_many',
    'not_found',
    'chef_event_closed',
    'chef_event_quoted',
    'nobody_to_remind',
  ],
  idempotent: true,
})

export const payoutFilters = z.object({
  state: z.optional(z.enum(PAYOUT_STATES)),
  sort: z.optional(z.enum(PAYOUT_SORTS)),
})

export const exportPayouts = endpoint({
  method: 'GET',
  path: '/api/admin/chef-payouts.csv',
  who: 'admin',
  summary: 'The same payouts as a table for a spreadsheet. The audit trail keeps who took it.',
  query: payoutFilters,
  output: z.unknown(),
  produces: 'text/csv',
  refusals: ['fresh_code_required'],
})

export const transferReference = /* @__PURE__ */ cleanText({
  min: 3,
  max: 60,
  tooShort: 'reference_required',
})

export const markPayoutsPaid = endpoint({
  method: 'POST',
  path: '/api/admin/chef-payouts/paid',
  who: 'admin',
  summary: 'Says of several due payouts that they were transferred with one reference of the bank.',
  body: z.object({ ids: bulkIds, reference: transferReference }),
  output: bulkResult,
  refusals: [
    'bulk_ids_needed',
    'bulk_ids_many',
    'not_found',
    'payout_not_due',
    'payout_paid',
    'fresh_code_required',
  ],
  idempotent: 'payment',
})
