import * as z from 'zod/mini'
import { endpoint } from '#shared/wire/endpoint.ts'
import { AMOUNT_MAX } from '#shared/money.ts'
import { cleanLines } from '#shared/text/text.ts'
import { wireDirhams, wireId } from '#shared/wire/wire.ts'
import { eventFilters, payoutFilters, transferReference } from './admin-tables-contract.ts'
import { chefEvent } from './list-contract.ts'
import { chefBooking, chefQuote } from './quotes-contract.ts'
import { CHEF_EVENT_STATUSES, PAYOUT_STATES } from './rules.ts'

const idParams = z.object({ id: wireId })

const eventRow = z.object({
  id: z.number(),
  status: z.enum(CHEF_EVENT_STATUSES),
  eventType: z.string(),
  startsAt: z.string(),
  guestCount: z.number(),
  city: z.nullable(z.string()),
  customerName: z.string(),
  customerPhone: z.string(),
  chefName: z.nullable(z.string()),
  /** Chefs who were notified, and who of them opened the request. */
  invited: z.number(),
  seen: z.number(),
  quotes: z.number(),
  /** AED of the accepted quote. */
  total: z.nullable(z.number()),
  /** One that is not decided yet. */
  hasComplaint: z.boolean(),
  createdAt: z.string(),
})

export const listEventsAsAdmin = endpoint({
  method: 'GET',
  path: '/api/admin/chef-events',
  who: 'admin',
  summary: 'All chef events, newest first unless another order is asked for, 50 a page.',
  query: z.extend(eventFilters, { before: z.optional(wireId) }),
  output: z.object({ rows: z.array(eventRow), next: z.nullable(z.number()) }),
  refusals: [],
})

export const getEventAsAdmin = endpoint({
  method: 'GET',
  path: '/api/admin/chef-events/:id',
  who: 'admin',
  summary: 'One event with its quotes, its booking, its complaint and its payout.',
  params: idParams,
  output: z.object({
    event: chefEvent,
    row: eventRow,
    /** Until then chefs send their quotes; null where no more are taken. */
    quotesUntil: z.nullable(z.string()),
    quotes: z.array(chefQuote),
    booking: z.nullable(chefBooking),
    /** AED of deposit and balance that the customer's bank took back for good, and what was paid again. */
    takenBack: z.object({ amount: z.number(), paidAgain: z.number() }),
    payout: z.nullable(
      z.object({
        id: z.number(),
        state: z.enum(PAYOUT_STATES),
        gross: z.number(),
        fee: z.number(),
        net: z.number(),
        dueAt: z.string(),
      }),
    ),
  }),
  refusals: ['not_found'],
})

export const cancelEventAsAdmin = endpoint({
  method: 'POST',
  path: '/api/admin/chef-events/:id/cancel',
  who: 'admin',
  summary: 'Cancels an event; the customer gets back all that was paid. Both are told.',
  params: idParams,
  body: z.object({ reason: cleanLines({ min: 10, max: 500, tooShort: 'reason_too_short' }) }),
  output: eventRow,
  refusals: ['not_found', 'chef_event_closed', 'fresh_code_required'],
  idempotent: true,
})

export const resolveComplaint = endpoint({
  method: 'POST',
  path: '/api/admin/chef-events/:id/complaint',
  who: 'admin',
  summary: 'Decides a complaint: what of the paid sum goes back, and why. The payout is set free.',
  params: idParams,
  body: z.object({
    /** AED, from 0 to what was paid. */
    refund: wireDirhams('refund_invalid', { max: AMOUNT_MAX }),
    resolution: cleanLines({ min: 10, max: 1000, tooShort: 'reason_too_short' }),
  }),
  output: eventRow,
  refusals: ['not_found', 'complaint_resolved', 'refund_invalid', 'fresh_code_required'],
  idempotent: 'payment',
})

const payoutRow = z.object({
  id: z.number(),
  bookingId: z.number(),
  eventId: z.number(),
  chefId: z.number(),
  chefName: z.string(),
  state: z.enum(PAYOUT_STATES),
  gross: z.number(),
  fee: z.number(),
  net: z.number(),
  dueAt: z.string(),
  paidAt: z.nullable(z.string()),
  reference: z.nullable(z.string()),
})

export const listPayouts = endpoint({
  method: 'GET',
  path: '/api/admin/chef-payouts',
  who: 'admin',
  summary: 'What chefs are owed and were paid, 50 a page.',
  query: z.extend(payoutFilters, { before: z.optional(wireId) }),
  output: z.object({ rows: z.array(payoutRow), next: z.nullable(z.number()) }),
  refusals: [],
})

export const markPayoutPaid = endpoint({
  method: 'POST',
  path: '/api/admin/chef-payouts/:id/paid',
  who: 'admin',
  summary: 'Says that a due payout was transferred, with the bank’s reference.',
  params: idParams,
  body: z.object({ reference: transferReference }),
  output: payoutRow,
  refusals: ['not_found', 'payout_not_due', 'payout_paid', 'fresh_code_required'],
  idempotent: 'payment',
})
