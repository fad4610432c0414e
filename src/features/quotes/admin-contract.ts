import * as z from 'zod/mini'
import { bulkIds, bulkResult } from '#shared/wire/bulk.ts'
import { endpoint } from '#shared/wire/endpoint.ts'
import { cleanLines, cleanText } from '#shared/text/text.ts'
import { positiveInt, wireDay, wireDirhams, wireFlag, wireId } from '#shared/wire/wire.ts'
import { MEAL_TIMES } from '#shared/food/food.ts'
import { offerLine, offerTerms } from './offer-contract.ts'
import {
  CONTACT_METHODS,
  CONTACT_TIMES,
  OFFER_LINES_MAX,
  OFFER_NOTE_MAX,
  OFFER_PEOPLE_MAX,
  QUOTE_STATES,
  URGENCIES,
} from './rules.ts'

const indexed = z.object({
  id: z.number(),
  number: z.string(),
  name: z.string(),
  phone: z.string(),
  peopleCount: z.number(),
  contactMethod: z.enum(CONTACT_METHODS),
  contactTime: z.enum(CONTACT_TIMES),
  state: z.enum(QUOTE_STATES),
  createdAt: z.string(),
  dueAt: z.string(),
  answeredAt: z.nullable(z.string()),
  /** How near the end of the 24 hours is; null once it is answered. */
  urgency: z.nullable(z.enum(URGENCIES)),
  assignee: z.nullable(z.string()),
  isMine: z.boolean(),
  /** AED of the newest offer. */
  offered: z.nullable(z.number()),
})

/** The first is the usual one: open ones as they are due, others newest first. */
export const QUOTE_SORTS = ['due', 'newest', 'oldest', 'people'] as const

const filters = z.object({
  /** A number, or a part of the name, phone or e-mail. */
  search: z.optional(cleanText({ max: 100 })),
  state: z.optional(z.enum(QUOTE_STATES)),
  /** Those that are past their 24 hours. */
  isOverdue: z.optional(wireFlag),
  isMine: z.optional(wireFlag),
  sort: z.optional(z.enum(QUOTE_SORTS)),
})

export const listCustomQuotes = endpoint({
  method: 'GET',
  path: '/api/admin/custom-quotes',
  who: 'admin',
  summary: 'Requests for a quote: open ones earliest due first, others newest first.',
  query: z.extend(filters, {
    /** The `next` of the page before. */
    from: z.optional(wireId),
  }),
  output: z.object({
    quotes: z.array(indexed),
    next: z.nullable(z.number()),
    /** Of all that are open, whatever the filters. */
    counts: z.object({ open: z.number(), overdue: z.number() }),
  }),
  refusals: [],
})

export const exportCustomQuotes = endpoint({
  method: 'GET',
  path: '/api/admin/custom-quotes.csv',
  who: 'admin',
  summary: 'The same requests as a table for a spreadsheet.',
  query: filters,
  output: z.unknown(),
  produces: 'text/csv',
  refusals: ['fresh_code_required'],
})

const offer = z.object({
  id: z.number(),
  lines: z.array(offerLine),
  total: z.number(),
  validUntil: z.string(),
  note: z.string(),
  offeredAt: z.string(),
  offeredBy: z.string(),
  answer: z.nullable(z.enum(['accepted', 'declined'])),
  answeredVia: z.nullable(z.enum(['link', 'admin'])),
  terms: offerTerms,
  /** What an accepted offer has become. */
  subscriptionId: z.nullable(z.number()),
  /** Where the customer answers it. */
  link: z.string(),
})

export const customQuote = z.extend(indexed, {
  email: z.string(),
  language: z.enum(['en', 'ar']),
  requirements: z.string(),
  /** Newest first. */
  offers: z.array(offer),
  /** Whether our messages can reach the number; else the offer's link is passed on by hand. */
  isReachable: z.boolean(),
  acts: z.array(
    z.object({
      at: z.string(),
      actor: z.string(),
      action: z.string(),
      note: z.nullable(z.string()),
    }),
  ),
})

const byId = z.object({ id: wireId })

export const getCustomQuote = endpoint({
  method: 'GET',
  path: '/api/admin/custom-quotes/:id',
  who: 'admin',
  summary: 'A request with its offers and what was done about it.',
  params: byId,
  output: customQuote,
  refusals: ['not_found'],
})

export const assignCustomQuote = endpoint({
  method: 'POST',
  path: '/api/admin/custom-quotes/:id/assign',
  who: 'admin',
  summary: 'Takes a request over, or lets go of it.',
  params: byId,
  body: z.object({ isMine: z.boolean() }),
  output: customQuote,
  refusals: ['not_found', 'quote_closed'],
})

const dirhams = wireDirhams('offer_amount_needed', { min: 0.01, max: 1_000_000 })

export const offerForm = z.object({
  lines: z
    .array(
      z.object({
        text: cleanText({ min: 2, max: 200, tooShort: 'offer_text_needed' }),
        amount: dirhams,
      }),
      'offer_lines_needed',
    )
    .check(z.minLength(1, 'offer_lines_needed'), z.maxLength(OFFER_LINES_MAX, 'offer_lines_many')),
  validUntil: wireDay(),
  note: z._default(cleanLines({ max: OFFER_NOTE_MAX }), ''),
  restaurantId: positiveInt('offer_restaurant_needed'),
  people: z
    .number('offer_people_needed')
    .check(
      z.refine(Number.isInteger, 'offer_people_needed'),
      z.gte(1, 'offer_people_needed'),
      z.lte(OFFER_PEOPLE_MAX, 'offer_people_needed'),
    ),
  mealTimes: z
    .array(z.enum(MEAL_TIMES, 'offer_meals_needed'), 'offer_meals_needed')
    .check(z.minLength(1, 'offer_meals_needed'), z.maxLength(3, 'offer_meals_needed')),
  daysPerWeek: z
    .number('offer_days_needed')
    .check(
      z.refine(Number.isInteger, 'offer_days_needed'),
      z.gte(1, 'offer_days_needed'),
      z.lte(7, 'offer_days_needed'),
    ),
  startsOn: wireDay(),
})

export const sendOffer = endpoint({
  method: 'POST',
  path: '/api/admin/custom-quotes/:id/offers',
  who: 'admin',
  summary: 'Writes an offer and sends it to the customer; it takes the place of the one before.',
  params: byId,
  body: offerForm,
  output: customQuote,
  status: 201,
  refusals: [
    'not_found',
    'quote_closed',
    'offer_valid_too_short',
    'offer_valid_too_long',
    'restaurant_not_found',
    'start_date_too_early',
    'start_date_too_late',
    'fresh_code_required',
  ],
  idempotent: true,
})

const saidNote = cleanLines({ min: 3, max: OFFER_NOTE_MAX, tooShort: 'reason_needed' })

export const assignCustomQuotes = endpoint({
  method: 'POST',
  path: '/api/admin/custom-quotes/assign',
  who: 'admin',
  summary: 'Takes several requests over, or lets go of them; each has an answer of its own.',
  body: z.object({ ids: bulkIds, isMine: z.boolean() }),
  output: bulkResult,
  refusals: ['bulk_ids_needed', 'bulk_ids_many', 'not_found', 'quote_closed'],
  idempotent: true,
})

export const declineCustomQuotes = endpoint({
  method: 'POST',
  path: '/api/admin/custom-quotes/decline',
  who: 'admin',
  summary: 'Closes several requests that come to nothing; each has an answer of its own.',
  body: z.object({ ids: bulkIds, note: saidNote }),
  output: bulkResult,
  refusals: ['bulk_ids_needed', 'bulk_ids_many', 'not_found', 'quote_closed'],
  idempotent: true,
})

export const closeCustomQuote = endpoint({
  method: 'POST',
  path: '/api/admin/custom-quotes/:id/close',
  who: 'admin',
  summary: 'Notes that the customer declined, and what they said.',
  params: byId,
  body: z.object({ note: saidNote }),
  output: customQuote,
  refusals: ['not_found', 'quote_closed'],
})
