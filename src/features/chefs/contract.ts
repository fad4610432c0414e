import * as z from 'zod/mini'
import { EMIRATES } from '#shared/place/emirates.ts'
import { endpoint } from '#shared/wire/endpoint.ts'
import { ALLERGENS, CUISINES, MEAL_CATEGORIES } from '#shared/food/food.ts'
import { nameText } from '#shared/text/name-text.ts'
import { cleanLines, cleanText } from '#shared/text/text.ts'
import { wireDirhams, wireId } from '#shared/wire/wire.ts'
import {
  COURSE_TITLE_MAX,
  COURSES,
  COURSES_MAX,
  INCLUSIONS,
  PER_GUEST_MAX_FILS,
  PER_GUEST_MIN_FILS,
} from './rules.ts'

const BIO_MAX = 1000
const NAME_MAX = 60
const guests = z.int('chef_guests_invalid').check(z.gte(1, 'chef_guests_invalid'), z.lte(5000))

/** A course as it is served: of a dish of the catalogue, or in the chef's own words. */
export const menuCourse = z.object({
  course: z.enum(COURSES),
  title: z.string(),
  dishSlug: z.nullable(z.string()),
  /** What the chef said that it contains; null where nothing was said, empty for "none of them". */
  allergens: z.nullable(z.array(z.enum(ALLERGENS))),
  /** What it counts as containing, said or not. */
  holds: z.array(z.enum(ALLERGENS)),
  /** Traces that the dish of the catalogue may hold, beyond that. */
  mayContain: z.array(z.enum(ALLERGENS)),
})

export const menuCourseInput = z.object({
  course: z.enum(COURSES, 'course_unknown'),
  title: cleanText({ min: 2, max: COURSE_TITLE_MAX, tooShort: 'course_title_required' }),
  /** Its plate and allergens are then the dish's own. */
  dishSlug: z.optional(z.nullable(z.string().check(z.maxLength(80)))),
  /**
   * Declared by the chef; those of the dish are added. Empty for "none of them". Missing or null is
   * not said, unless the course has the name of its dish, which says it.
   */
  allergens: z.optional(z.nullable(z.array(z.enum(ALLERGENS)))),
})

/** AED a guest, VAT included, at most two decimals. */
export const perGuestPrice = wireDirhams('per_guest_required', {
  min: PER_GUEST_MIN_FILS / 100,
  max: PER_GUEST_MAX_FILS / 100,
  tooSmall: 'per_guest_too_small',
  tooLarge: 'per_guest_too_large',
})

export const menuCourses = z
  .array(menuCourseInput, 'courses_required')
  .check(z.minLength(1, 'courses_required'), z.maxLength(COURSES_MAX, 'courses_too_many'))

const profile = z.object({
  id: z.number(),
  nameEn: z.string(),
  nameAr: z.string(),
  bioEn: z.string(),
  bioAr: z.string(),
  city: z.enum(EMIRATES),
  emirates: z.array(z.enum(EMIRATES)),
  cuisines: z.array(z.enum(CUISINES)),
  guestsMin: z.number(),
  guestsMax: z.number(),
  takesRequests: z.boolean(),
  rating: z.nullable(z.number()),
  reviews: z.number(),
  events: z.number(),
  /** Goes with a save as If-Match. */
  version: z.string(),
})

export const getChefProfile = endpoint({
  method: 'GET',
  path: '/api/chef/profile',
  who: 'chef',
  summary: "The caller's profile as a chef.",
  output: profile,
  refusals: [],
})

/** The title alone is no name. */
const chefName = nameText({ min: 2, max: NAME_MAX, tooShort: 'chef_name_required' }).check(
  z.refine((name) => !/^(?:chef|شيف|الشيف)$/iu.test(name), 'chef_name_required'),
)

export const chefProfileForm = z.object({
  nameEn: chefName,
  nameAr: chefName,
  bioEn: cleanLines({ max: BIO_MAX }),
  bioAr: cleanLines({ max: BIO_MAX }),
  city: z.enum(EMIRATES, 'chef_city_required'),
  emirates: z
    .array(z.enum(EMIRATES), 'chef_emirates_required')
    .check(z.minLength(1, 'chef_emirates_required')),
  cuisines: z
    .array(z.enum(CUISINES), 'chef_cuisines_required')
    .check(z.minLength(1, 'chef_cuisines_required')),
  guestsMin: guests,
  guestsMax: guests,
  takesRequests: z.boolean(),
})

export const changeChefProfile = endpoint({
  method: 'PUT',
  path: '/api/chef/profile',
  who: 'chef',
  summary: 'Replaces what customers read of the caller, and what requests reach them.',
  body: chefProfileForm,
  output: profile,
  refusals: ['chef_guests_invalid'],
  versioned: true,
  idempotent: true,
})

const chefMenu = z.object({
  id: z.number(),
  name: z.string(),
  /** AED, VAT included. */
  perGuest: z.number(),
  courses: z.array(menuCourse),
  inclusions: z.array(z.enum(INCLUSIONS)),
  /** Goes with a save as If-Match. */
  version: z.string(),
})

export const chefMenuForm = z.object({
  name: cleanText({ min: 2, max: NAME_MAX, tooShort: 'menu_name_required' }),
  perGuest: perGuestPrice,
  courses: menuCourses,
  inclusions: z.array(z.enum(INCLUSIONS)),
})

export const listChefMenus = endpoint({
  method: 'GET',
  path: '/api/chef/menus',
  who: 'chef',
  summary: "The caller's saved menus, newest first.",
  output: z.array(chefMenu),
  refusals: [],
})

export const createChefMenu = endpoint({
  method: 'POST',
  path: '/api/chef/menus',
  who: 'chef',
  summary: 'Saves a menu to quote from.',
  body: chefMenuForm,
  output: chefMenu,
  status: 201,
  refusals: ['menus_too_many', 'dish_unknown'],
  idempotent: true,
})

export const changeChefMenu = endpoint({
  method: 'PUT',
  path: '/api/chef/menus/:id',
  who: 'chef',
  summary: 'Replaces a saved menu; quotes that were sent stay as they are.',
  params: z.object({ id: wireId }),
  body: chefMenuForm,
  output: chefMenu,
  refusals: ['not_found', 'dish_unknown'],
  versioned: true,
  idempotent: true,
})

export const removeChefMenu = endpoint({
  method: 'DELETE',
  path: '/api/chef/menus/:id',
  who: 'chef',
  summary: 'Removes a saved menu; quotes that were sent stay as they are.',
  params: z.object({ id: wireId }),
  output: z.object({ removed: z.boolean() }),
  refusals: ['not_found'],
})

export const listChefDishes = endpoint({
  method: 'GET',
  path: '/api/chef/dishes',
  who: 'chef',
  summary: 'Dishes of the catalogue: a course that names one takes its plate and its allergens.',
  output: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      category: z.enum(MEAL_CATEGORIES),
      allergens: z.array(z.enum(ALLERGENS)),
    }),
  ),
  refusals: [],
})
