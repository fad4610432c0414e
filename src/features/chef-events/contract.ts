import * as z from 'zod/mini'
import { toCount } from '#shared/text/digits.ts'
import { EMIRATES } from '#shared/place/emirates.ts'
import { endpoint } from '#shared/wire/endpoint.ts'
import { findCuisine } from '#shared/food/find-cuisine.ts'
import { CUISINES, type Cuisine } from '#shared/food/food.ts'
import { cleanLines, cleanText } from '#shared/text/text.ts'
import { wireDay } from '#shared/wire/wire.ts'
import { chefEvent } from './list-contract.ts'
import { CLOCK_TIME, EVENT_TYPES, GUESTS_MAX, splitCuisines } from './rules.ts'

const LOCATION_MAX = 300
const REQUIREMENTS_MAX = 2000
const CUISINES_TEXT_MAX = 500

const guestCount = z.pipe(
  z.union([z.number(), z.string()], 'guest_count_required'),
  z.pipe(
    z.transform(toCount),
    z
      .number('guest_count_required')
      .check(
        z.gt(0, 'guest_count_too_small'),
        z.lte(GUESTS_MAX, 'guest_count_too_large'),
        z.refine(Number.isInteger, 'guest_count_not_whole'),
      ),
  ),
)

const fields = {
  eventType: z.enum(EVENT_TYPES, 'event_type_required'),
  guestCount,
  eventDate: wireDay('event_date_required'),
  /** `HH:mm` in Dubai; 19:00 when left out. */
  eventTime: z.optional(
    z.nullable(z.string('event_time_invalid').check(z.regex(CLOCK_TIME, 'event_time_invalid'))),
  ),
  eventLocation: cleanText({ min: 1, max: LOCATION_MAX, tooShort: 'event_location_required' }),
  city: z.optional(z.nullable(z.enum(EMIRATES, 'event_city_unknown'))),
  specialRequirements: z.optional(
    z.nullable(
      z.pipe(
        cleanLines({ max: REQUIREMENTS_MAX }),
        z.transform((text): string | null => text || null),
      ),
    ),
  ),
  /** False keeps from the chefs what the caller's household must not eat. */
  includesHousehold: z.optional(z.boolean()),
}

export const chefEventForm = z.object({
  ...fields,
  cuisinePreferences: z
    .array(z.enum(CUISINES, 'cuisine_unknown'), 'cuisine_required')
    .check(z.minLength(1, 'cuisine_required')),
})

interface CuisineInput {
  cuisinePreference?: string | null | undefined
  cuisinePreferences?: string[] | null | undefined
}

/** The list wins over the joined text, where both are sent. */
const wordsOf = ({ cuisinePreference, cuisinePreferences }: CuisineInput): string[] =>
  cuisinePreferences?.length ? cuisinePreferences : splitCuisines(cuisinePreference ?? '')

const cuisinesOf = (input: CuisineInput): Cuisine[] => [
  ...new Set(wordsOf(input).flatMap((word) => findCuisine(word) ?? [])),
]

const isTexts = (list: unknown): boolean =>
  Array.isArray(list) && list.every((item) => typeof item === 'string')

const isReadable = ({ value }: { value: unknown }): boolean => {
  if (typeof value !== 'object' || value === null) return false
  const { cuisinePreference: text, cuisinePreferences: list } = value as Record<string, unknown>
  const isText = text === undefined || text === null || typeof text === 'string'
  const isList = list === undefined || list === null || isTexts(list)
  return isText && isList
}

/** Cuisines as one text, joined by comma and space, or as a list. */
const cuisineFields = {
  cuisinePreference: z.optional(
    z.nullable(z.string('cuisine_required').check(z.maxLength(CUISINES_TEXT_MAX, 'text_too_long'))),
  ),
  cuisinePreferences: z.optional(
    z.nullable(
      z
        .array(z.string('cuisine_unknown'), 'cuisine_required')
        .check(z.maxLength(CUISINES.length, 'cuisine_unknown')),
    ),
  ),
}

const knowsCuisines = z.refine<CuisineInput>(
  (input) => wordsOf(input).every((word) => findCuisine(word)),
  { path: ['cuisinePreference'], error: 'cuisine_unknown', when: isReadable },
)

const chefEventInput = z.pipe(
  z.object({ ...fields, ...cuisineFields }).check(
    z.refine((input) => wordsOf(input).length > 0, {
      path: ['cuisinePreference'],
      error: 'cuisine_required',
      when: isReadable,
    }),
    knowsCuisines,
  ),
  z.transform(({ cuisinePreference, cuisinePreferences, ...rest }) => ({
    ...rest,
    cuisines: cuisinesOf({ cuisinePreference, cuisinePreferences }),
  })),
)

const namesCuisines = ({ cuisinePreference, cuisinePreferences }: CuisineInput): boolean =>
  cuisinePreference !== undefined || cuisinePreferences !== undefined

/** What is not sent stays; what is sent keeps to the rules of a new request. */
export const chefEventChange = z.pipe(
  z.partial(z.object({ ...fields, ...cuisineFields })).check(
    z.refine((input) => !namesCuisines(input) || wordsOf(input).length > 0, {
      path: ['cuisinePreference'],
      error: 'cuisine_required',
      when: isReadable,
    }),
    knowsCuisines,
  ),
  z.transform(({ cuisinePreference, cuisinePreferences, ...rest }) => ({
    ...rest,
    ...(namesCuisines({ cuisinePreference, cuisinePreferences }) && {
      cuisines: cuisinesOf({ cuisinePreference, cuisinePreferences }),
    }),
  })),
)

export const createChefEvent = endpoint({
  method: 'POST',
  path: '/api/chef-events',
  who: 'signed-in',
  summary: 'Asks for a private chef. Cuisines come joined by comma and space, or as a list.',
  body: chefEventInput,
  output: chefEvent,
  status: 201,
  refusals: ['event_date_past', 'event_time_past', 'too_many_requests'],
  idempotent: true,
})
