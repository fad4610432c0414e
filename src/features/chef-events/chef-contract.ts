import * as z from 'zod/mini'
import { EMIRATES } from '#shared/place/emirates.ts'
import { endpoint } from '#shared/wire/endpoint.ts'
import { ALLERGENS, CUISINES, DIETS } from '#shared/food/food.ts'
import { cleanLines } from '#shared/text/text.ts'
import { wireId } from '#shared/wire/wire.ts'
import { menuCourse, menuCourses, perGuestPrice } from '#features/chefs/contract.ts'
import { INCLUSIONS } from '#features/chefs/rules.ts'
import {
  BOOKING_STATUSES,
  CANCELLERS,
  EVENT_TYPES,
  PAYOUT_STATES,
  QUOTE_STATUSES,
} from './rules.ts'

const idParams = z.object({ id: wireId })
const NOTE_MAX = 1000

/** What a chef may know of an event before the deposit is paid: no name, no street. */
const openEvent = z.object({
  id: z.number(),
  eventType: z.enum(EVENT_TYPES),
  guestCount: z.number(),
  eventDate: z.string(),
  eventTime: z.string(),
  startsAt: z.string(),
  cuisines: z.array(z.enum(CUISINES)),
  city: z.nullable(z.enum(EMIRATES)),
  specialRequirements: z.nullable(z.string()),
  allergens: z.array(z.enum(ALLERGENS)),
  diets: z.array(z.enum(DIETS)),
  isUrgent: z.boolean(),
  /** Minutes on the road from the chef's city; null without an emirate. */
  travelMinutes: z.nullable(z.number()),
})

/** AED, VAT included. */
const sentQuote = z.object({
  id: z.number(),
  status: z.enum(QUOTE_STATUSES),
  courses: z.array(menuCourse),
  inclusions: z.array(z.enum(INCLUSIONS)),
  note: z.string(),
  guestCount: z.number(),
  perGuest: z.number(),
  total: z.number(),
  deposit: z.number(),
  /** What Sufra keeps, and what the chef gets of the total. */
  fee: z.number(),
  net: z.number(),
  sentAt: z.string(),
  expiresAt: z.string(),
})

const chefRequest = z.object({
  event: openEvent,
  toldAt: z.string(),
  /** Quotes of all chefs that stand, and how many may. */
  quotes: z.number(),
  quotesMax: z.number(),
  /** Send by: 48 hours after chefs were asked, at the latest the event's start. Null once it is over. */
  quoteUntil: z.nullable(z.string()),
  /** The caller has opened it before. */
  isSeen: z.boolean(),
  /** The caller's newest one. */
  quote: z.nullable(sentQuote),
  isDayTaken: z.boolean(),
  /** Open, with room for a quote, on a day that the caller has free. */
  canQuote: z.boolean(),
  unread: z.number(),
})

export const listChefRequests = endpoint({
  method: 'GET',
  path: '/api/chef/requests',
  who: 'chef',
  summary: 'Requests that the caller was told of: those to quote first, by the day of the event.',
  output: z.array(chefRequest),
  refusals: [],
})

export const seeRequest = endpoint({
  method: 'PUT',
  path: '/api/chef/requests/:id/seen',
  who: 'chef',
  summary: 'Says that the caller has opened a request.',
  params: idParams,
  output: z.object({ seen: z.boolean() }),
  refusals: ['not_found'],
})

export const declineRequest = endpoint({
  method: 'POST',
  path: '/api/chef/requests/:id/decline',
  who: 'chef',
  summary: 'Takes a request off the caller’s list. The customer is not told.',
  params: idParams,
  output: z.object({ declined: z.boolean() }),
  refusals: ['not_found', 'quote_sent'],
})

export const quoteForm = z.object({
  courses: menuCourses,
  inclusions: z.array(z.enum(INCLUSIONS)),
  perGuest: perGuestPrice,
  note: z.optional(cleanLines({ max: NOTE_MAX })),
})

export const sendQuote = endpoint({
  method: 'POST',
  path: '/api/chef/requests/:id/quotes',
  who: 'chef',
  summary: 'Sends a quote that stands for 48 hours, at the longest until the event.',
  params: idParams,
  body: quoteForm,
  output: chefRequest,
  status: 201,
  refusals: [
    'not_found',
    'chef_event_closed',
    'quotes_enough',
    'quotes_over',
    'quote_sent',
    'chef_not_free',
    'quote_allergen',
    'dish_unknown',
  ],
  idempotent: true,
})

export const withdrawQuote = endpoint({
  method: 'DELETE',
  path: '/api/chef/quotes/:id',
  who: 'chef',
  summary: 'Takes back an own quote that was not accepted.',
  params: idParams,
  output: chefRequest,
  refusals: ['not_found', 'quote_decided'],
})

const booking = z.object({
  id: z.number(),
  status: z.enum(BOOKING_STATUSES),
  event: openEvent,
  /** Shown once the deposit is paid. */
  customer: z.nullable(z.object({ name: z.string(), phone: z.string() })),
  location: z.nullable(z.string()),
  /** When to leave so as to arrive two hours before the start. */
  leaveAt: z.nullable(z.string()),
  quote: sentQuote,
  freeUntil: z.string(),
  isWaived: z.boolean(),
  canCancel: z.boolean(),
  canWaive: z.boolean(),
  cancelledBy: z.nullable(z.enum(CANCELLERS)),
  unread: z.number(),
  review: z.nullable(
    z.object({ stars: z.number(), text: z.string(), reply: z.nullable(z.string()) }),
  ),
})

export const listChefBookings = endpoint({
  method: 'GET',
  path: '/api/chef/bookings',
  who: 'chef',
  summary: "The caller's bookings: what comes first, then what was, newest first.",
  output: z.array(booking),
  refusals: [],
})

export const cancelBookingAsChef = endpoint({
  method: 'POST',
  path: '/api/chef/bookings/:id/cancel',
  who: 'chef',
  summary: 'Cancels: the customer gets the whole deposit back, and the request opens again.',
  params: idParams,
  body: z.object({ reason: cleanLines({ min: 10, max: 500, tooShort: 'reason_too_short' }) }),
  output: booking,
  refusals: ['not_found', 'chef_event_closed'],
  idempotent: true,
})

export const waiveDeadline = endpoint({
  method: 'POST',
  path: '/api/chef/bookings/:id/waive',
  who: 'chef',
  summary: 'Lets the customer move or cancel freely though less than 72 hours are left.',
  params: idParams,
  output: booking,
  refusals: ['not_found', 'chef_event_closed'],
})

export const replyToReview = endpoint({
  method: 'PUT',
  path: '/api/chef/bookings/:id/reply',
  who: 'chef',
  summary: 'Answers a review in public, once or again.',
  params: idParams,
  body: z.object({ text: cleanLines({ min: 1, max: NOTE_MAX, tooShort: 'message_required' }) }),
  output: booking,
  refusals: ['not_found'],
})

export const getChefEarnings = endpoint({
  method: 'GET',
  path: '/api/chef/earnings',
  who: 'chef',
  summary: 'What the caller earned: each event’s total, fee and payout, and what is still to come.',
  output: z.object({
    /** AED. */
    paid: z.number(),
    due: z.number(),
    upcoming: z.number(),
    feePercent: z.number(),
    lines: z.array(
      z.object({
        bookingId: z.number(),
        eventType: z.enum(EVENT_TYPES),
        day: z.string(),
        isDepositOnly: z.boolean(),
        deposit: z.number(),
        balance: z.number(),
        fee: z.number(),
        net: z.number(),
        state: z.enum(PAYOUT_STATES),
        dueAt: z.nullable(z.string()),
        paidAt: z.nullable(z.string()),
        reference: z.nullable(z.string()),
      }),
    ),
  }),
  refusals: [],
})

export const exportChefEarnings = endpoint({
  method: 'GET',
  path: '/api/chef/earnings.csv',
  who: 'chef',
  summary: 'The same lines as a table for a spreadsheet.',
  output: z.unknown(),
  produces: 'text/csv',
  refusals: [],
})

export const getChefToday = endpoint({
  method: 'GET',
  path: '/api/chef/today',
  who: 'chef',
  summary: 'The start page: the next booking, requests to quote, unread messages, rating.',
  output: z.object({
    name: z.string(),
    next: z.nullable(booking),
    requestsToQuote: z.number(),
    /** Send by, of the one that is due first. */
    nextQuoteUntil: z.nullable(z.string()),
    /** The next quote of the caller that lapses. */
    nextExpiry: z.nullable(z.string()),
    quotesStanding: z.number(),
    unread: z.number(),
    rating: z.nullable(z.number()),
    reviews: z.number(),
    /** AED of this month's held events, net. */
    earnedThisMonth: z.number(),
    /** Where the profile is too thin to be found: what is missing. */
    missing: z.array(z.enum(['bio', 'menu'])),
  }),
  refusals: [],
})
