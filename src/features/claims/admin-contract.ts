import * as z from 'zod/mini'
import { endpoint } from '#shared/wire/endpoint.ts'
import { OCCASIONS } from '#shared/food/occasions.ts'
import { cleanLines, cleanText } from '#shared/text/text.ts'
import { wireId } from '#shared/wire/wire.ts'
import { FAILURE_REASONS, TICKET_STATUSES } from '#features/kitchen-board/rules.ts'
import { claim } from './contract.ts'
import { CLAIM_KINDS, CLAIM_STATES, CONTEST_STATES, WORDS_MAX } from './rules.ts'

const said = cleanLines({ min: 3, max: WORDS_MAX, tooShort: 'words_needed' })

const indexed = z.extend(claim, {
  dropId: z.number(),
  day: z.string(),
  occasion: z.enum(OCCASIONS),
  restaurant: z.string(),
  customerName: z.string(),
  customerPhone: z.string(),
  customerNumber: z.number(),
})

/** What a kitchen says against a drop that failed or was refunded. */
const contest = z.object({
  state: z.enum(CONTEST_STATES),
  words: z.string(),
  at: z.string(),
})

const openContest = z.extend(contest, {
  ticketId: z.number(),
  day: z.string(),
  occasion: z.enum(OCCASIONS),
  restaurant: z.string(),
  reason: z.nullable(z.enum(FAILURE_REASONS)),
})

/** The first is the usual one: open ones first, reactions on top. */
export const CLAIM_SORTS = ['urgent', 'newest', 'oldest'] as const

const filters = z.object({
  /** A part of the customer's name or phone, or of the restaurant's name. */
  search: z.optional(cleanText({ max: 100 })),
  state: z.optional(z.enum(CLAIM_STATES)),
  kind: z.optional(z.enum(CLAIM_KINDS)),
  sort: z.optional(z.enum(CLAIM_SORTS)),
})

export const listFoodProblems = endpoint({
  method: 'GET',
  path: '/api/admin/claims',
  who: 'admin',
  summary: 'What customers said was wrong: open reports first, allergic reactions on top.',
  query: z.extend(filters, {
    /** The `next` of the page before. */
    from: z.optional(wireId),
  }),
  output: z.object({
    claims: z.array(indexed),
    next: z.nullable(z.number()),
    /** Objections of kitchens that no one has decided, the oldest first. */
    contests: z.array(openContest),
    counts: z.object({ open: z.number(), allergens: z.number(), contests: z.number() }),
  }),
  refusals: [],
})

export const exportFoodProblems = endpoint({
  method: 'GET',
  path: '/api/admin/claims.csv',
  who: 'admin',
  summary: 'The same reports as a table for a spreadsheet.',
  query: filters,
  output: z.unknown(),
  produces: 'text/csv',
  refusals: ['fresh_code_required'],
})

const foodProblem = z.extend(indexed, {
  status: z.enum(TICKET_STATUSES),
  failureReason: z.nullable(z.enum(FAILURE_REASONS)),
  dishes: z.array(z.string()),
  /** How it was handed over; null where it was not. */
  handedOver: z.nullable(z.object({ at: z.string(), isWithCode: z.boolean() })),
  /** AED that go back for the drop. */
  refundAed: z.nullable(z.number()),
  contest: z.nullable(contest),
})

const byId = z.object({ id: wireId })

export const getFoodProblem = endpoint({
  method: 'GET',
  path: '/api/admin/claims/:id',
  who: 'admin',
  summary: 'A report with what is known of its drop.',
  params: byId,
  output: foodProblem,
  refusals: ['not_found'],
})

export const getFoodProblemPhoto = endpoint({
  method: 'GET',
  path: '/api/admin/claims/:id/photo',
  who: 'admin',
  summary: 'The photo of a report.',
  params: byId,
  output: z.unknown(),
  produces: 'image/jpeg',
  refusals: ['not_found'],
})

export const grantClaim = endpoint({
  method: 'POST',
  path: '/api/admin/claims/:id/grant',
  who: 'admin',
  summary: 'Refunds the drop of an open report the way it was paid, once.',
  params: byId,
  output: foodProblem,
  idempotent: 'payment',
  refusals: [
    'not_found',
    'claim_decided',
    'claim_not_possible',
    'meal_under_way',
    'fresh_code_required',
  ],
})

export const refuseClaim = endpoint({
  method: 'POST',
  path: '/api/admin/claims/:id/refuse',
  who: 'admin',
  summary: 'Declines an open report with words that the customer reads.',
  params: byId,
  body: z.object({ words: said }),
  output: foodProblem,
  idempotent: true,
  refusals: ['not_found', 'claim_decided', 'words_needed'],
})

export const decideContest = endpoint({
  method: 'POST',
  path: '/api/admin/contests/:id/decision',
  who: 'admin',
  summary: 'Says who bears the cost of a drop; the customer keeps what they have.',
  params: byId,
  body: z.object({ decision: z.enum(['upheld', 'dismissed']) }),
  output: z.object({ ok: z.literal(true) }),
  idempotent: true,
  refusals: ['not_found', 'claim_decided'],
})

export const listReported = endpoint({
  method: 'GET',
  path: '/api/kitchen/reported',
  who: 'restaurant',
  summary: "The own kitchen's drops of two weeks that did not come or were reported.",
  output: z.object({
    drops: z.array(
      z.object({
        ticketId: z.number(),
        label: z.string(),
        day: z.string(),
        occasion: z.enum(OCCASIONS),
        status: z.enum(TICKET_STATUSES),
        reason: z.nullable(z.enum(FAILURE_REASONS)),
        claims: z.array(
          z.object({
            kind: z.enum(CLAIM_KINDS),
            state: z.enum(CLAIM_STATES),
            dish: z.nullable(z.string()),
            words: z.string(),
          }),
        ),
        contest: z.nullable(contest),
        /** Until when it can be contested; null where it can't. */
        contestableUntil: z.nullable(z.string()),
      }),
    ),
  }),
  refusals: ['kitchen_not_found'],
})

export const contestStop = endpoint({
  method: 'POST',
  path: '/api/kitchen/tickets/:id/contest',
  who: 'restaurant',
  summary: 'Says that a drop failed or was refunded through no fault of the kitchen.',
  params: byId,
  body: z.object({ words: said }),
  output: z.object({ ok: z.literal(true) }),
  idempotent: true,
  refusals: ['kitchen_not_found', 'not_found', 'contest_made', 'contest_too_late', 'words_needed'],
})
