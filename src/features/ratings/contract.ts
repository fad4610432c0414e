import * as z from 'zod/mini'
import { cleanLines, reasonText } from '#shared/text/text.ts'
import { endpoint } from '#shared/wire/endpoint.ts'
import { wireId } from '#shared/wire/wire.ts'
import { COMMENT_MAX, STARS_MAX } from './rules.ts'

const byId = z.object({ id: wireId })

const rateable = z.object({
  deliveryId: z.number(),
  day: z.string(),
  restaurant: z.object({ id: z.number(), name: z.string() }),
  /** What was on the plates, by name. */
  dishes: z.array(z.string()),
  /** The last day on which the rating can be given or changed. */
  until: z.string(),
  rating: z.nullable(z.object({ stars: z.number(), comment: z.string() })),
})

export const listRateableDeliveries = endpoint({
  method: 'GET',
  path: '/api/deliveries/to-rate',
  who: 'signed-in',
  summary: 'Delivered days whose rating can be given or changed, the newest first.',
  output: z.array(rateable),
  refusals: [],
})

export const rateDelivery = endpoint({
  method: 'PUT',
  path: '/api/deliveries/:id/rating',
  who: 'signed-in',
  summary: 'Rates the meals of a delivered day with one to five stars, or changes the rating.',
  params: byId,
  body: z.object({
    stars: z
      .int('stars_invalid')
      .check(z.gte(1, 'stars_invalid'), z.lte(STARS_MAX, 'stars_invalid')),
    comment: z._default(cleanLines({ max: COMMENT_MAX }), ''),
  }),
  output: rateable,
  refusals: ['not_found', 'rating_closed', 'stars_invalid'],
})

const rating = z.object({
  id: z.number(),
  /** The day of the delivery. */
  day: z.string(),
  stars: z.number(),
  comment: z.string(),
  dishes: z.array(z.string()),
})

const summary = { average: z.number(), count: z.number() }

export const getKitchenRatings = endpoint({
  method: 'GET',
  path: '/api/kitchen/ratings',
  who: 'restaurant',
  summary: "The own kitchen's average and its newest ratings, without names.",
  output: z.object({ ...summary, ratings: z.array(rating) }),
  refusals: ['kitchen_not_found'],
})

const moderated = z.extend(rating, {
  customer: z.string(),
  customerNumber: z.number(),
  hiddenReason: z.nullable(z.string()),
})

export const listRestaurantRatings = endpoint({
  method: 'GET',
  path: '/api/admin/restaurants/:id/ratings',
  who: 'admin',
  summary: 'The newest ratings of a restaurant, hidden ones too.',
  params: byId,
  output: z.object({ ...summary, ratings: z.array(moderated) }),
  refusals: ['not_found'],
})

export const hideRating = endpoint({
  method: 'POST',
  path: '/api/admin/ratings/:id/hide',
  who: 'admin',
  summary: 'Hides a rating with a reason: it counts no longer, and no one but its writer sees it.',
  params: byId,
  body: z.object({ reason: reasonText }),
  output: moderated,
  refusals: ['not_found'],
})

export const showRating = endpoint({
  method: 'POST',
  path: '/api/admin/ratings/:id/show',
  who: 'admin',
  summary: 'Shows a hidden rating again.',
  params: byId,
  body: z.object({ reason: reasonText }),
  output: moderated,
  refusals: ['not_found'],
})
