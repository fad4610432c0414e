import * as z from 'zod/mini'
import { TICKET_STATUSES } from '#features/kitchen-board/rules.ts'
import { SETUP_POINTS } from '#features/kitchen-setup/rules.ts'
import { bulkIds, bulkResult } from '#shared/wire/bulk.ts'
import { EMIRATES } from '#shared/place/emirates.ts'
import { endpoint } from '#shared/wire/endpoint.ts'
import { CUISINES } from '#shared/food/food.ts'
import { OCCASIONS } from '#shared/food/occasions.ts'
import { nameText } from '#shared/text/name-text.ts'
import { cleanLines, cleanText, reasonText } from '#shared/text/text.ts'
import { positiveInt, wireDirhams, wireFlag, wireId } from '#shared/wire/wire.ts'

/** How far a kitchen is on its way to customers. */
export const KITCHEN_STAGES = ['setup', 'review', 'sent_back', 'open', 'closed'] as const

const indexed = z.object({
  id: z.number(),
  name: z.string(),
  area: z.nullable(z.string()),
  emirate: z.nullable(z.enum(EMIRATES)),
  isActive: z.boolean(),
  stage: z.enum(KITCHEN_STAGES),
  /** AED. */
  monthlyPrice: z.number(),
  deliveryFee: z.number(),
  capacityPerDay: z.number(),
  /** Null before the first review. */
  rating: z.nullable(z.number()),
  /** Subscriptions that are paid and not over. */
  subscriptions: z.number(),
  /** Drops of the last 28 days that never came. */
  missed: z.number(),
})

/** The first is the usual one. */
export const RESTAURANT_SORTS = ['number', 'newest', 'name', 'price'] as const

const filters = z.object({
  /** A part of the name in either language, or the number. */
  search: z.optional(cleanText({ max: 100 })),
  isActive: z.optional(wireFlag),
  /** Whether its owner waits for our look. */
  inReview: z.optional(wireFlag),
  emirate: z.optional(z.enum(EMIRATES)),
  sort: z.optional(z.enum(RESTAURANT_SORTS)),
})

export const listAllRestaurants = endpoint({
  method: 'GET',
  path: '/api/admin/restaurants',
  who: 'admin',
  summary: 'All kitchens, the closed ones too; by number unless another order is asked for.',
  query: z.extend(filters, { after: z.optional(wireId) }),
  output: z.object({ restaurants: z.array(indexed), next: z.nullable(z.number()) }),
  refusals: [],
})

export const exportRestaurants = endpoint({
  method: 'GET',
  path: '/api/admin/restaurants.csv',
  who: 'admin',
  summary: 'The same kitchens as a table for a spreadsheet.',
  query: filters,
  output: z.unknown(),
  produces: 'text/csv',
  refusals: ['fresh_code_required'],
})

const impact = z.object({
  /** Subscriptions that are paid and not over; their deliveries come whatever happens. */
  running: z.number(),
  /** Of those, the ones that would renew here. */
  renewing: z.number(),
  /** Deliveries of today and later. */
  deliveries: z.number(),
})

const restaurant = z.object({
  id: z.number(),
  nameEn: z.string(),
  nameAr: z.string(),
  descriptionEn: z.string(),
  descriptionAr: z.string(),
  cuisines: z.array(z.enum(CUISINES)),
  areaId: z.nullable(z.number()),
  monthlyPrice: z.number(),
  deliveryFee: z.number(),
  capacityPerDay: z.number(),
  cutoffTime: z.string(),
  cutoffDays: z.number(),
  isActive: z.boolean(),
  stage: z.enum(KITCHEN_STAGES),
  /** Since when its new owner owes us papers; null where no one does. */
  papersDueAt: z.nullable(z.string()),
  owner: z.nullable(z.object({ name: z.string(), phone: z.string() })),
  /** What it still needs before it can be opened. */
  missing: z.array(z.enum(SETUP_POINTS)),
  stakes: impact,
  /** Drops that should be there by now, and those of the last 28 days that never came. */
  late: z.number(),
  missed: z.number(),
  /** Those that should be there, the oldest first and at most 50: the kitchen has to end each. */
  lateTickets: z.array(
    z.object({
      id: z.number(),
      /** `A-118`. */
      label: z.string(),
      day: z.string(),
      occasion: z.enum(OCCASIONS),
      status: z.enum(TICKET_STATUSES),
      since: z.string(),
    }),
  ),
  areas: z.array(z.object({ id: z.number(), name: z.string() })),
  /** Goes with a save as If-Match. */
  version: z.string(),
})

const byId = z.object({ id: wireId })

export const getAnyRestaurant = endpoint({
  method: 'GET',
  path: '/api/admin/restaurants/:id',
  who: 'admin',
  summary: 'A kitchen as an admin may change it, and who depends on it.',
  params: byId,
  output: restaurant,
  refusals: ['not_found'],
})

const dirhams = (max: number) => wireDirhams('kitchen_amount_invalid', { max })

const kitchenName = nameText({
  min: 2,
  max: 80,
  tooShort: 'kitchen_name_short',
  allowsReserved: true,
})

/** Which fields are checked against each other, `rules` of the kitchen's own settings say. */
export const restaurantForm = z.object({
  nameEn: kitchenName,
  nameAr: kitchenName,
  descriptionEn: cleanLines({ max: 600 }),
  descriptionAr: cleanLines({ max: 600 }),
  cuisines: z.array(z.enum(CUISINES)).check(z.minLength(1, 'kitchen_cuisine_needed')),
  areaId: positiveInt('kitchen_area_unknown'),
  monthlyPrice: dirhams(20_000),
  deliveryFee: dirhams(100),
  capacityPerDay: z
    .int('kitchen_capacity_invalid')
    .check(z.gte(0, 'kitchen_capacity_invalid'), z.lte(10_000, 'kitchen_capacity_invalid')),
  cutoffTime: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'kitchen_cutoff_invalid')),
  cutoffDays: z
    .int('kitchen_cutoff_invalid')
    .check(z.gte(0, 'kitchen_cutoff_invalid'), z.lte(7, 'kitchen_cutoff_invalid')),
  reason: reasonText,
})

export const changeRestaurant = endpoint({
  method: 'PUT',
  path: '/api/admin/restaurants/:id',
  who: 'admin',
  summary:
    'Changes a kitchen. Paid cycles keep their price; renewals with another one are announced.',
  params: byId,
  body: restaurantForm,
  output: restaurant,
  refusals: [
    'not_found',
    'kitchen_area_unknown',
    'kitchen_amount_invalid',
    'cutoff_after_breakfast',
    'window_length',
    'windows_overlap',
    'fresh_code_required',
  ],
  versioned: true,
  idempotent: true,
})

export const switchRestaurant = endpoint({
  method: 'POST',
  path: '/api/admin/restaurants/:id/active',
  who: 'admin',
  summary:
    'Closes a kitchen to customers, or opens one again that was open; its first opening is that of its review. What is paid is still cooked; nothing renews with a closed one.',
  params: byId,
  body: z.object({ isActive: z.boolean(), reason: reasonText }),
  output: restaurant,
  refusals: ['not_found', 'kitchen_never_open', 'kitchen_papers_due', 'kitchen_not_whole'],
})

export const switchRestaurants = endpoint({
  method: 'POST',
  path: '/api/admin/restaurants/active',
  who: 'admin',
  summary: 'Opens several kitchens or closes them; each has an answer of its own.',
  body: z.object({ ids: bulkIds, isActive: z.boolean(), reason: reasonText }),
  output: bulkResult,
  refusals: [
    'bulk_ids_needed',
    'bulk_ids_many',
    'not_found',
    'kitchen_never_open',
    'kitchen_papers_due',
    'kitchen_not_whole',
  ],
  idempotent: true,
})

export const getRestaurantBoard = endpoint({
  method: 'GET',
  path: '/api/admin/restaurants/:id/board',
  who: 'admin',
  summary: 'The figures of the kitchen’s board of today, without names and doors.',
  params: byId,
  output: z.object({
    day: z.string(),
    isFrozen: z.boolean(),
    capacity: z.number(),
    unseenAmendments: z.number(),
    windows: z.array(
      z.object({
        mealTime: z.enum(OCCASIONS),
        from: z.string(),
        to: z.string(),
        meals: z.number(),
      }),
    ),
    totals: z.array(z.object({ dishId: z.number(), name: z.string(), quantity: z.number() })),
    statuses: z.array(z.object({ status: z.enum(TICKET_STATUSES), count: z.number() })),
  }),
  refusals: ['not_found'],
})
