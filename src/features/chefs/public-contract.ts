import * as z from 'zod/mini'
import { EVENT_TYPES } from '#features/chef-events/rules.ts'
import { EMIRATES } from '#shared/place/emirates.ts'
import { endpoint } from '#shared/wire/endpoint.ts'
import { CUISINES } from '#shared/food/food.ts'
import { wireId } from '#shared/wire/wire.ts'

const publicReview = z.object({
  stars: z.number(),
  text: z.string(),
  /** Given name and the first letter of the last. */
  name: z.string(),
  eventType: z.enum(EVENT_TYPES),
  guestCount: z.number(),
  city: z.nullable(z.enum(EMIRATES)),
  writtenOn: z.string(),
  reply: z.nullable(z.string()),
})

export const getChef = endpoint({
  method: 'GET',
  path: '/api/chefs/:id',
  who: 'anyone',
  summary: 'What anybody may read of a chef, with the newest reviews.',
  params: z.object({ id: wireId }),
  output: z.object({
    id: z.number(),
    name: z.string(),
    bio: z.string(),
    city: z.enum(EMIRATES),
    emirates: z.array(z.enum(EMIRATES)),
    cuisines: z.array(z.enum(CUISINES)),
    rating: z.nullable(z.number()),
    reviewCount: z.number(),
    events: z.number(),
    memberSince: z.string(),
    reviews: z.array(publicReview),
  }),
  refusals: ['not_found'],
})

export const listTestimonials = endpoint({
  method: 'GET',
  path: '/api/chef-reviews',
  who: 'anyone',
  summary: 'The newest reviews with four or five stars and words, at most three, one a chef.',
  output: z.array(z.extend(publicReview, { chefId: z.number(), chefName: z.string() })),
  refusals: [],
})
