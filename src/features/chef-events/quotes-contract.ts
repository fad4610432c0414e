import * as z from 'zod/mini'
import { EMIRATES } from '#shared/place/emirates.ts'
import { endpoint } from '#shared/wire/endpoint.ts'
import { AMOUNT_MAX } from '#shared/money.ts'
import { ALLERGENS, CUISINES } from '#shared/food/food.ts'
import { cleanLines } from '#shared/text/text.ts'
import { positiveInt, wireDay, wireId } from '#shared/wire/wire.ts'
import { menuCourse } from '#features/chefs/contract.ts'
import { INCLUSIONS } from '#features/chefs/rules.ts'
import { cardSetup } from '#features/payments/contract.ts'
import { chefEventChange } from './contract.ts'
import { chefEvent } from './list-contract.ts'
import { BOOKING_STATUSES, BOOKING_STEPS, CANCELLERS, CLOCK_TIME, QUOTE_STATUSES } from './rules.ts'

const idParams = z.object({ id: wireId })
const quoteParams = z.object({ id: wireId, quoteId: wireId })
const REVIEW_MAX = 2000

const quoteChef = z.object({
  id: z.number(),
  name: z.string(),
  initials: z.string(),
  cuisines: z.array(z.enum(CUISINES)),
  city: z.enum(EMIRATES),
  rating: z.nullable(z.number()),
  reviews: z.number(),
  /** Events that were held. */
  events: z.number(),
})

/** Money in AED, VAT included. */
export const chefQuote = z.object({
  id: z.number(),
  status: z.enum(QUOTE_STATUSES),
  chef: quoteChef,
  courses: z.array(menuCourse),
  /** Each of all inclusions, and whether the price covers it. */
  inclusions: z.array(z.object({ kind: z.enum(INCLUSIONS), isIncluded: z.boolean() })),
  note: z.string(),
  guestCount: z.number(),
  perGuest: z.number(),
  total: z.number(),
  vatIncluded: z.number(),
  deposit: z.number(),
  balance: z.number(),
  sentAt: z.string(),
  expiresAt: z.string(),
  /** Cuisine, party size, and said to be free of the household's allergens. */
  matchesAll: z.boolean(),
  allergens: z.array(z.enum(ALLERGENS)),
  /** Those of them that the household avoids, whether the chef was notified or not. */
  avoided: z.array(z.enum(ALLERGENS)),
  /** Beyond these, what the menu may hold traces of though the household has traces left out. */
  traces: z.array(z.enum(ALLERGENS)),
  /** The chef said of every course what it contains. */
  areAllergensSaid: z.boolean(),
  /** What cancelling would cost if accepted: now, in four days, the day before. */
  cancelling: z.array(
    z.object({
      when: z.enum(['today', 'in_four_days', 'day_before']),
      at: z.string(),
      cost: z.number(),
    }),
  ),
  /** All that was written with this chef. */
  messages: z.number(),
  /** Unread messages of this chef. */
  unread: z.number(),
})

const paymentOfEvent = z.object({
  id: z.number(),
  amount: z.number(),
  /** AED given back of it. */
  refunded: z.number(),
  state: z.string(),
  paidAt: z.nullable(z.string()),
})

export const chefBooking = z.object({
  id: z.number(),
  status: z.enum(BOOKING_STATUSES),
  quoteId: z.number(),
  chefId: z.number(),
  chefName: z.string(),
  /** Shown once the deposit is paid. */
  chefPhone: z.nullable(z.string()),
  startsAt: z.string(),
  /** Until then moving and cancelling are free. */
  freeUntil: z.string(),
  isFree: z.boolean(),
  isWaived: z.boolean(),
  deposit: z.nullable(paymentOfEvent),
  balance: z.nullable(paymentOfEvent),
  /** AED; what is left after the deposit, charged or not. */
  balanceAmount: z.number(),
  steps: z.array(
    z.object({
      kind: z.enum(BOOKING_STEPS),
      at: z.string(),
      to: z.nullable(z.string()),
    }),
  ),
  cancelledBy: z.nullable(z.enum(CANCELLERS)),
  refunded: z.nullable(z.number()),
  canReview: z.boolean(),
  review: z.nullable(z.object({ stars: z.number(), text: z.string() })),
  /** Null when none can be made any more. */
  complainUntil: z.nullable(z.string()),
  complaint: z.nullable(
    z.object({
      text: z.string(),
      madeAt: z.string(),
      resolution: z.nullable(z.string()),
      refunded: z.nullable(z.number()),
    }),
  ),
})

const chefEventDetail = z.object({
  event: chefEvent,
  /** Chefs who were notified of the request, and who of them opened it. */
  invited: z.number(),
  seen: z.number(),
  /** Until then chefs send their quotes; null where no more are taken. */
  quotesUntil: z.nullable(z.string()),
  quotes: z.array(chefQuote),
  /** The newest one, cancelled or not. */
  booking: z.nullable(chefBooking),
  /** The card that the customer paid with last: it can pay the deposit, too. */
  card: z.nullable(cardSetup),
})

export const getChefEvent = endpoint({
  method: 'GET',
  path: '/api/chef-events/:id',
  who: 'signed-in',
  summary: 'An own request with its quotes, its booking and its deadlines.',
  params: idParams,
  output: chefEventDetail,
  refusals: ['not_found'],
})

export const changeChefEvent = endpoint({
  method: 'PATCH',
  path: '/api/chef-events/:id',
  who: 'signed-in',
  summary: 'Changes an own pending request; what is not sent stays.',
  params: idParams,
  body: chefEventChange,
  output: chefEvent,
  refusals: ['not_found', 'chef_event_not_pending', 'event_date_past', 'event_time_past'],
})

export const deleteChefEvent = endpoint({
  method: 'DELETE',
  path: '/api/chef-events/:id',
  who: 'signed-in',
  summary: 'Deletes an own pending request.',
  params: idParams,
  output: z.object({ deleted: z.boolean() }),
  refusals: ['not_found', 'chef_event_not_pending'],
})

export const acceptQuote = endpoint({
  method: 'POST',
  path: '/api/chef-events/:id/quotes/:quoteId/accept',
  who: 'signed-in',
  summary: 'Takes the deposit of 30%, books the chef and closes the other quotes, all or nothing.',
  params: quoteParams,
  body: z.object({
    cardSetupId: positiveInt('card_not_saved'),
    /** Those of the quote's `avoided` and `traces` that the customer has seen and accepts. */
    confirmedAllergens: z._default(z.array(z.enum(ALLERGENS)), []),
  }),
  output: chefEventDetail,
  refusals: [
    'not_found',
    'quote_expired',
    'quote_taken',
    'quote_allergens_to_confirm',
    'chef_not_free',
    'chef_event_closed',
    'chef_event_begun',
    'card_not_saved',
    'card_known_to_fail',
    'card_disputed',
    'payment_owed',
    'shop_not_open',
    'card_number_refused',
  ],
  idempotent: 'payment',
  refusesCardNumbers: true,
})

/** AED; what follows from cancelling at this moment. */
export const previewCancellation = endpoint({
  method: 'GET',
  path: '/api/chef-events/:id/cancellation',
  who: 'signed-in',
  summary: 'What cancelling an own event would give back and keep now.',
  params: idParams,
  output: z.object({
    isFree: z.boolean(),
    freeUntil: z.nullable(z.string()),
    paid: z.number(),
    refund: z.number(),
    kept: z.number(),
  }),
  refusals: ['not_found', 'chef_event_closed'],
})

export const cancelChefEvent = endpoint({
  method: 'POST',
  path: '/api/chef-events/:id/cancel',
  who: 'signed-in',
  summary:
    'Cancels a quoted or booked event. 409 `refund_changed` where the refund named is not the one of now.',
  params: idParams,
  body: z.object({ refund: z.number().check(z.gte(0), z.lte(AMOUNT_MAX)) }),
  output: chefEventDetail,
  refusals: ['not_found', 'chef_event_closed', 'refund_changed'],
  idempotent: true,
})

export const listFreeDays = endpoint({
  method: 'GET',
  path: '/api/chef-events/:id/free-days',
  who: 'signed-in',
  summary: 'Days of the next six months to which the booked chef could move.',
  params: idParams,
  output: z.object({ days: z.array(z.string()) }),
  refusals: ['not_found', 'chef_event_closed'],
})

export const moveChefEvent = endpoint({
  method: 'POST',
  path: '/api/chef-events/:id/move',
  who: 'signed-in',
  summary: 'Moves a booked event to another day or hour that the chef has free.',
  params: idParams,
  body: z.object({
    eventDate: wireDay('event_date_required'),
    eventTime: z.string('event_time_invalid').check(z.regex(CLOCK_TIME, 'event_time_invalid')),
  }),
  output: chefEventDetail,
  refusals: [
    'not_found',
    'chef_event_closed',
    'chef_not_free',
    'too_late_to_move',
    'event_date_past',
    'event_time_past',
  ],
  idempotent: true,
})

export const chefReviewForm = z.object({
  stars: z.int('stars_required').check(z.gte(1, 'stars_required'), z.lte(5, 'stars_required')),
  text: cleanLines({ max: REVIEW_MAX }),
})

export const reviewChef = endpoint({
  method: 'PUT',
  path: '/api/chef-events/:id/review',
  who: 'signed-in',
  summary: 'Stars and words for a completed event; can be changed for 60 days.',
  params: idParams,
  body: chefReviewForm,
  output: chefEventDetail,
  refusals: ['not_found', 'cannot_review'],
})

export const complain = endpoint({
  method: 'POST',
  path: '/api/chef-events/:id/complaint',
  who: 'signed-in',
  summary: 'Something was wrong; within 24 hours after the event. Holds the payout.',
  params: idParams,
  body: z.object({
    text: cleanLines({ min: 10, max: REVIEW_MAX, tooShort: 'complaint_too_short' }),
  }),
  output: chefEventDetail,
  refusals: ['not_found', 'complaint_too_late', 'complaint_made'],
  idempotent: true,
})
