import * as z from 'zod/mini'
import { EMIRATES } from '#shared/place/emirates.ts'
import { endpoint } from '#shared/wire/endpoint.ts'
import { ALLERGENS, CUISINES, DIETS } from '#shared/food/food.ts'
import { CHEF_EVENT_STATUSES, EVENT_TYPES } from './rules.ts'

export const chefEvent = z.object({
  id: z.number(),
  eventType: z.enum(EVENT_TYPES),
  guestCount: z.number(),
  eventDate: z.string(),
  eventTime: z.string(),
  cuisinePreference: z.string(),
  cuisinePreferences: z.array(z.enum(CUISINES)),
  eventLocation: z.string(),
  city: z.nullable(z.enum(EMIRATES)),
  specialRequirements: z.nullable(z.string()),
  /** Of the household, where the customer let it be shown. */
  allergens: z.array(z.enum(ALLERGENS)),
  diets: z.array(z.enum(DIETS)),
  status: z.enum(CHEF_EVENT_STATUSES),
  /** Asked for on the day of the event itself. */
  isUrgent: z.boolean(),
  createdAt: z.string(),
})

export const listChefEvents = endpoint({
  method: 'GET',
  path: '/api/chef-events',
  who: 'signed-in',
  summary: "The caller's requests for a private chef, newest first.",
  output: z.array(chefEvent),
  refusals: [],
})

export const listGuestPrices = endpoint({
  method: 'GET',
  path: '/api/chef-prices',
  who: 'anyone',
  summary:
    'What a guest cost about, in AED with VAT and groceries: accepted quotes of the last 90 days, at most three cuisines, only where several chefs were booked.',
  output: z.array(
    z.object({
      cuisine: z.enum(CUISINES),
      guestsLeast: z.number(),
      guestsMost: z.number(),
      perGuestLeast: z.number(),
      perGuestMost: z.number(),
    }),
  ),
  refusals: [],
})
