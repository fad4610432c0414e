import * as z from 'zod/mini'
import { endpoint } from '#shared/wire/endpoint.ts'
import { CUISINES } from '#shared/food/food.ts'
import { nameText } from '#shared/text/name-text.ts'
import { cleanLines, cleanText } from '#shared/text/text.ts'
import { positiveInt, wireDirhams } from '#shared/wire/wire.ts'
import { DELIVERY_RADIUS_MAX_KM } from '#features/restaurants/rules.ts'
import {
  DELIVERY_FEE_MAX_DIRHAMS,
  DELIVERY_MINUTES_MAX,
  DELIVERY_RADIUS_MIN_KM,
  DESCRIPTION_MAX,
  DESCRIPTION_MIN,
  LINE_MAX,
  MONTHLY_PRICE_MAX_DIRHAMS,
  NAME_MAX,
  SETUP_POINTS,
} from './rules.ts'

const name = nameText({ min: 2, max: NAME_MAX, tooShort: 'kitchen_name_required' })
const description = cleanLines({
  min: DESCRIPTION_MIN,
  max: DESCRIPTION_MAX,
  tooShort: 'kitchen_description_required',
})
const clock = z
  .string('kitchen_hours_invalid')
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'kitchen_hours_invalid'))
const minutes = z
  .int('delivery_minutes_invalid')
  .check(
    z.gte(5, 'delivery_minutes_invalid'),
    z.lte(DELIVERY_MINUTES_MAX, 'delivery_minutes_invalid'),
  )

/** The parts of the form; capacity and windows are in the kitchen's settings, dishes in its menu. */
const kitchenForm = z.object({
  nameEn: name,
  nameAr: name,
  descriptionEn: description,
  descriptionAr: description,
  cuisines: z
    .array(z.enum(CUISINES, 'kitchen_cuisines_required'), 'kitchen_cuisines_required')
    .check(
      z.minLength(1, 'kitchen_cuisines_required'),
      z.maxLength(CUISINES.length, 'kitchen_cuisines_required'),
    ),
  addressLine: cleanText({ min: 3, max: LINE_MAX, tooShort: 'kitchen_address_required' }),
  areaId: positiveInt('kitchen_area_required'),
  openingTime: clock,
  closingTime: clock,
  deliveryMinutesMin: minutes,
  deliveryMinutesMax: minutes,
  /** AED; 0 is free. */
  deliveryFee: wireDirhams('delivery_fee_invalid', { max: DELIVERY_FEE_MAX_DIRHAMS }),
  deliveryRadiusKm: z
    .number('delivery_radius_invalid')
    .check(
      z.gte(DELIVERY_RADIUS_MIN_KM, 'delivery_radius_invalid'),
      z.lte(DELIVERY_RADIUS_MAX_KM, 'delivery_radius_invalid'),
    ),
  /** AED a month, before a plan's multiplier. */
  monthlyPrice: z
    .int('monthly_price_invalid')
    .check(
      z.positive('monthly_price_invalid'),
      z.lte(MONTHLY_PRICE_MAX_DIRHAMS, 'monthly_price_invalid'),
    ),
})

/** What is given at a time; a form checks by it too, as endpoints have no body in the browser. */
export const kitchenChange = z.partial(kitchenForm)

export const kitchenSetup = z.object({
  /** Customers see it. */
  isOpen: z.boolean(),
  /** Nothing is open any more, and it was not sent to us yet. */
  canAskForReview: z.boolean(),
  /** Opened once: area, distance, fee and price stay, and only the team opens it again. */
  wasOpened: z.boolean(),
  /** Since when it waits for our look; null where it doesn't. */
  reviewAskedAt: z.nullable(z.string()),
  /** What has to change before it is sent again. */
  sentBack: z.nullable(z.object({ at: z.string(), reason: z.string() })),
  points: z.array(z.object({ point: z.enum(SETUP_POINTS), isDone: z.boolean() })),
  /** Dishes that can be had, and how many it takes. */
  dishes: z.number(),
  dishesNeeded: z.number(),
  fields: z.object({
    nameEn: z.string(),
    nameAr: z.string(),
    descriptionEn: z.string(),
    descriptionAr: z.string(),
    cuisines: z.array(z.enum(CUISINES)),
    addressLine: z.string(),
    areaId: z.nullable(z.number()),
    /** Empty, or `HH:mm` in Dubai. */
    openingTime: z.string(),
    closingTime: z.string(),
    /** 0 where it was not given yet. */
    deliveryMinutesMin: z.number(),
    deliveryMinutesMax: z.number(),
    deliveryFee: z.number(),
    deliveryRadiusKm: z.number(),
    monthlyPrice: z.number(),
    capacityPerDay: z.number(),
  }),
})

export const getKitchenSetup = endpoint({
  method: 'GET',
  path: '/api/kitchen/setup',
  who: 'restaurant',
  summary: 'What the own kitchen still needs before customers see it, and what was told so far.',
  output: kitchenSetup,
  refusals: ['kitchen_not_found'],
})

export const changeKitchenSetup = endpoint({
  method: 'PATCH',
  path: '/api/kitchen/setup',
  who: 'restaurant',
  summary:
    'Tells the fields that are sent. Where the kitchen is, how far it brings and what it asks stay as they are once it is open.',
  body: kitchenChange,
  output: kitchenSetup,
  refusals: [
    'kitchen_not_found',
    'kitchen_area_required',
    'kitchen_terms_fixed',
    'delivery_minutes_reversed',
  ],
})

export const askForReview = endpoint({
  method: 'POST',
  path: '/api/kitchen/review',
  who: 'restaurant',
  summary:
    'Says that a whole kitchen is ready for our look; an admin opens it to customers. 409 `kitchen_incomplete` names what is open. Asking again changes nothing.',
  output: kitchenSetup,
  refusals: ['kitchen_not_found', 'kitchen_incomplete', 'kitchen_closed_by_team'],
})

export const withdrawReview = endpoint({
  method: 'DELETE',
  path: '/api/kitchen/review',
  who: 'restaurant',
  summary:
    'Takes a kitchen back before it is opened; where it was not sent to us, nothing changes.',
  output: kitchenSetup,
  refusals: ['kitchen_not_found', 'kitchen_opened_meanwhile'],
})
